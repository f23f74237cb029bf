import { BaseError } from '@latchkey/core'
import type { InternalError } from '../kit/KitEvent.ts'

const longestMessage = 256
const longestTrace = 2_000

/** Masks personal data: e-mail addresses, account addresses, and URLs up to the file name. */
function mask(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…')
    .replace(/\w+:\/\/[^\s)]*\/([\w.-]*)(?:[?#][^\s:)]*)?/g, '$1')
    .replace(/\b(?:0x)?[\da-zA-Z]{30,}\b/g, '…')
}

/**
 * Converts an error to the properties of the event `INTERNAL_SDK_ERROR`. Returns `undefined` for an
 * uncaught error from the page's own code.
 */
export function toInternalError(
  error: unknown,
  { uncaught }: { readonly uncaught: boolean },
): InternalError | undefined {
  if (!(error instanceof Error) || (uncaught && !(error instanceof BaseError))) return undefined
  return {
    errorType: error.name,
    errorMessage: mask(error.message).slice(0, longestMessage),
    stackTrace: mask(error.stack ?? '').slice(0, longestTrace),
    uncaught,
  }
}
