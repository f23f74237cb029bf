import { ethereumReads } from '@latchkey/core'

/** RPC methods that the frame accepts without parameters. */
export const bareMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
] as const

/** RPC methods whose parameters may be a list of any content. The user confirms each call. */
export const signingMethods = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_grantPermissions',
] as const

/**
 * RPC methods that the frame answers without a prompt: the safe list of the public message format
 * (wire §6). The last four have no payload schema, so they cannot be sent.
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

/**
 * RPC methods that the user confirms, as listed by the public message format (wire §6). The last
 * one has no payload schema, so it cannot be sent.
 */
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

/**
 * Published list that contains an RPC method. `safe`: answered without a prompt. `confirmed`: the
 * user decides. `unknown`: on neither list, so the method is neither sent nor run (S-13).
 */
export type MethodKind = 'safe' | 'confirmed' | 'unknown'

const includes = (list: readonly string[], method: string) => list.includes(method)

/** Returns the list of the public message format that contains an RPC method, or `unknown`. */
export function getMethodKind(method: string): MethodKind {
  if (includes(safeMethods, method)) return 'safe'
  return includes(confirmedMethods, method) ? 'confirmed' : 'unknown'
}

/** Returns whether the frame prompts the user before it runs a method. */
export const needsConfirmation = (method: string): boolean => getMethodKind(method) === 'confirmed'

/**
 * RPC methods that the public message format lists without a payload schema, so they cannot be sent
 * (wire §6).
 */
const formless = [
  'eth_sendUserOperation',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
]

/**
 * Returns whether the host can send an RPC method to the frame: the public message format lists it
 * with a payload schema.
 */
export const isSent = (method: string): boolean =>
  getMethodKind(method) !== 'unknown' && !formless.includes(method)
