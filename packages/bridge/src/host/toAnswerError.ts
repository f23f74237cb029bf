import { rpcErrorCodes } from '@latchkey/core'
import { FrameAnswerError } from '../errors/FrameAnswerError.ts'
import { getNumberMeaning, getTextMeaning } from '../errors/meanings.ts'
import { toPlainText } from '../errors/toPlainText.ts'
import type { RequestName } from '../requests/index.ts'
import type { ErrorPayload } from '../schema/answers.ts'

/**
 * Returns whether an error number belongs to a batch of calls. EIP-5792 reserves 5700 to 5799 for
 * them.
 */
const isBatchNumber = (code: number | undefined) =>
  code !== undefined && Number.isInteger(code) && code >= 5_700 && code < 5_800

/** Returns the error with which a request rejects after an error answer (K-AUTH-19). */
export function toAnswerError(request: RequestName, payload: ErrorPayload): FrameAnswerError {
  const message = toPlainText(payload.message)
  const meaning =
    payload.code === undefined
      ? getTextMeaning(message, request === 'RPC_REQUEST')
      : getNumberMeaning(payload.code, rpcErrorCodes)
  const number = isBatchNumber(payload.code) ? payload.code : undefined
  return new FrameAnswerError({ request, message, meaning, number })
}
