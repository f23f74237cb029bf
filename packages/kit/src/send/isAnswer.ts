import {
  BaseError,
  isTransportFailure,
  isUserRejection,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'

/** What wallets say who have failed somewhere on the way, or have gone. */
const vague: readonly number[] = [rpcErrorCodes.internal, rpcErrorCodes.disconnected]

/**
 * Says whether a failure of a wallet that was asked to send tells that nothing was sent: a refusal, or an answer that says
 * why not. Anything else may come after it was sent, and tells nothing.
 */
export function isAnswer(error: unknown): boolean {
  if (isUserRejection(error)) return true
  if (error instanceof RpcError) return !vague.includes(error.code)
  return error instanceof BaseError && !isTransportFailure(error)
}
