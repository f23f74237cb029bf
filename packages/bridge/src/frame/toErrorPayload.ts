import { BaseError, RpcError, rpcErrorCodes } from '@latchkey/core'
import { getCodeMeaning } from '../errors/meanings.ts'
import { texts } from '../errors/texts.ts'
import { toPlainText } from '../errors/toPlainText.ts'
import type { ErrorPayload } from '../schema/answers.ts'

const withText = (message: string): string => toPlainText(message) || texts.unknown

/**
 * Returns the error payload for the host: a text for users and, for a known kind of error, its
 * number.
 */
export function toErrorPayload(error: unknown): ErrorPayload {
  if (error instanceof RpcError) return { message: withText(error.message), code: error.code }
  if (!(error instanceof BaseError)) return { message: texts.unknown }
  const meaning = getCodeMeaning(error.code)
  const message = withText(error.shortMessage)
  return meaning === 'internal' ? { message } : { message, code: rpcErrorCodes[meaning] }
}
