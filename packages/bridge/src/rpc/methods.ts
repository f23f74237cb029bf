import { ethereumReads } from '@latchkey/core'

/** Methods without parameters. */
export const bareMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
] as const

/** Methods with a parameter list of any content, confirmed by the user. */
export const signingMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_grantPermissions',
] as const

/**
 * The safe list of the wire format (§6): answered without a prompt. The last four have no message
 * form.
 */
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

/** The list of methods that the user confirms (wire format). The last one has no message form. */
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

/** List of a method. `unknown`: on neither list, so the method is neither sent nor run (S-13). */
export type MethodKind = 'safe' | 'confirmed' | 'unknown'

const includes = (list: readonly string[], method: string) => list.includes(method)

/** Returns the published list that contains a method. */
export function getMethodKind(method: string): MethodKind {
  if (includes(safeMethods, method)) return 'safe'
  return includes(confirmedMethods, method) ? 'confirmed' : 'unknown'
}

/** Returns whether the frame prompts the user before it runs a method. */
export const needsConfirmation = (method: string): boolean => getMethodKind(method) === 'confirmed'

/** Methods on a list that have no message form (wire §6). */
const formless = [
  'eth_sendUserOperation',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
]

/** Returns whether a method can be sent: on a list, and with a message form. */
export const isSent = (method: string): boolean =>
  getMethodKind(method) !== 'unknown' && !formless.includes(method)
