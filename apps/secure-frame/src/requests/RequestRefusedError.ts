import { BaseError } from '@latchkey/core'
import { messages } from '../messages/messages.ts'

/**
 * Texts for the user that explain why a request was refused without a prompt (S-13, S-52, S-53).
 */
export const refusals = messages.refusals
export type Refusal = keyof typeof refusals

/** A rule rejected the request before the user could see or approve it. The host receives -32602. */
export class RequestRefusedError extends BaseError {
  override readonly name = 'RequestRefusedError'
  readonly refusal: Refusal
  constructor(refusal: Refusal, options: { readonly hint?: string } = {}) {
    super(refusals[refusal], { code: 'request_refused', hint: options.hint })
    this.refusal = refusal
  }
}
