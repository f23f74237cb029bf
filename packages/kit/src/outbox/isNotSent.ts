import {
  BaseError,
  isTransportFailure,
  isUserRejection,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'

/** Error codes of wallets that failed or disconnected midway. */
const vague: readonly number[] = [rpcErrorCodes.internal, rpcErrorCodes.disconnected]

/**
 * Judges the error of a prompted wallet: true if the error proves that nothing was sent, such as a refusal or a named reason.
 * Any other error may have followed a sent transaction.
 */
export function isNotSent(error: unknown): boolean {
  if (isUserRejection(error)) return true
  if (error instanceof RpcError) return !vague.includes(error.code)
  return error instanceof BaseError && !isTransportFailure(error)
}
