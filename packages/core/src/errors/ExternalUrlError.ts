import { BaseError } from './BaseError.ts'

/** A link is not one the kit opens (S-64). */
export class ExternalUrlError extends BaseError {
  override readonly name = 'ExternalUrlError'
  constructor(options: { readonly reason: string }) {
    super('Action not allowed', { code: 'external_url', hint: options.reason })
  }
}
