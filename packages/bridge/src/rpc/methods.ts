import { ethereumReads } from '@latchkey/core'

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
  ...ethereumReads,
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
