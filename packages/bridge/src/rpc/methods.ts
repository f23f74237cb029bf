/** Calls without parameters. */
export const bareMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
] as const

/** Calls that read from a chain, or send what is signed already; their parameters are a list of anything. */
export const readingMethods = [
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_newFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
] as const

/** Calls with a list of anything that the person confirms. */
export const signingMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_grantPermissions',
] as const

/** The safe list of the wire format (§6): answered without asking. The last four have no message form. */
export const safeMethods = [
  ...bareMethods,
  ...readingMethods,
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_getAssets',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
] as const

/** The list of the wire format whose calls the person confirms. The last one has no message form. */
export const confirmedMethods = [
  ...signingMethods,
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
] as const

/** On neither list: nothing is sent, nothing is run (S-13). */
export type MethodKind = 'safe' | 'confirmed' | 'unknown'

const includes = (list: readonly string[], method: string) => list.includes(method)

/** Which of the two published lists a method is on. */
export function getMethodKind(method: string): MethodKind {
  if (includes(safeMethods, method)) return 'safe'
  return includes(confirmedMethods, method) ? 'confirmed' : 'unknown'
}

/** True where the frame asks the person first. */
export const needsConfirmation = (method: string): boolean => getMethodKind(method) === 'confirmed'

/** On a list, yet without a form in the messages (wire §6). */
const formless = [
  'eth_sendUserOperation',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
]

/** True for a method that can travel: on a list, and with a form. */
export const isSent = (method: string): boolean =>
  getMethodKind(method) !== 'unknown' && !formless.includes(method)
