import {
  BaseError,
  isTransportFailure,
  isUserRejection,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'

/** Error codes with which a wallet may have failed after it sent the transaction. */
const vague: readonly number[] = [rpcErrorCodes.internal, rpcErrorCodes.disconnected]

/**
 * Returns whether a wallet's error proves that nothing was sent, such as a rejection or a specific
 * reason. After any other error, the transaction may have been sent.
 */
export function isNotSent(error: unknown): boolean {
  if (isUserRejection(error)) return true
  if (error instanceof RpcError) return !vague.includes(error.code)
  return error instanceof BaseError && !isTransportFailure(error)
}
