import {
  BaseError,
  isTransportFailure,
  isUserRejection,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'

/** Error codes that a wallet may also return after it has sent the transaction. */
const vague: readonly number[] = [rpcErrorCodes.internal, rpcErrorCodes.disconnected]

/**
 * Returns whether a wallet's error proves that nothing was sent, such as a rejection or a specific
 * reason. After any other error, the transaction may have been sent.
 */
export function isNotSent(error: unknown): boolean {
  if (isUserRejection(error)) return true
  if (error instanceof RpcError) return !vague.includes(error.code)
  return error instanceof BaseError && !isMaybeSent(error) && !isTransportFailure(error)
}

/**
 * Returns whether a wallet answered a request, but without a readable hash. The wallet will not
 * answer again, so the request stays stored without blocking the account.
 */
export function isMaybeSent(error: unknown): boolean {
  return error instanceof BaseError && error.code === 'maybe_sent'
}
