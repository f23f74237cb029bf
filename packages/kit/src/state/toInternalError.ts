import { BaseError } from '@latchkey/core'
import type { InternalError } from '../kit/KitEvent.ts'

const longestMessage = 256
const longestTrace = 2_000

/** Takes out what may be about a person: e-mails, addresses of accounts, links up to the name of the file. */
function mask(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…')
    .replace(/\w+:\/\/[^\s)]*\/([\w.-]*)(?:[?#][^\s:)]*)?/g, '$1')
    .replace(/\b(?:0x)?[\da-zA-Z]{30,}\b/g, '…')
}

/**
 * Says what is told of an error. `undefined` for one that is not the kit's own, where nobody caught it: pages have errors of
 * their own.
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
