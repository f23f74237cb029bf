import { BaseError, RpcError, rpcErrorCodes, toRpcError } from '@latchkey/core'
import { FrameAnswerError } from '../errors/FrameAnswerError.ts'
import { type ErrorMeaning, getCodeMeaning } from '../errors/meanings.ts'

function toNumbered(meaning: ErrorMeaning, message: string, cause: unknown): RpcError {
  const refused = meaning === 'userRejected' && { name: 'UserRejectedRequestError' }
  return new RpcError(rpcErrorCodes[meaning], message, { ...refused, cause })
}

/**
 * Converts a frame error for callers of an EIP-1193 provider (S-16): the number of its meaning and
 * the frame's text. The kit shows the text of its catalogue instead.
 */
export function toFrameRpcError(error: unknown): RpcError {
  if (error instanceof FrameAnswerError && error.number !== undefined)
    return new RpcError(error.number, error.message, { cause: error })
  if (error instanceof FrameAnswerError) return toNumbered(error.meaning, error.message, error)
  if (!(error instanceof BaseError)) return toRpcError(error)
  const meaning = getCodeMeaning(error.code)
  return meaning === 'internal' ? toRpcError(error) : toNumbered(meaning, error.message, error)
}
