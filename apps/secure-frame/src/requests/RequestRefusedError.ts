import { BaseError } from '@latchkey/core'
import { messages } from '../messages/messages.ts'

/** Texts for the user that explain why a rule rejected a request, by reason (S-13, S-52, S-53). */
export const refusals = messages.refusals
export type Refusal = keyof typeof refusals

/**
 * A rule rejected the request before the user could approve it. The host receives error code
 * -32602.
 */
export class RequestRefusedError extends BaseError {
  override readonly name = 'RequestRefusedError'
  readonly refusal: Refusal
  constructor(refusal: Refusal, options: { readonly hint?: string } = {}) {
    super(refusals[refusal], { code: 'request_refused', hint: options.hint })
    this.refusal = refusal
  }
}
