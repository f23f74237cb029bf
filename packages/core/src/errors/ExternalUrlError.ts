import { BaseError } from './BaseError.ts'

/** A link must not be opened, because it could be harmful (S-64). */
export class ExternalUrlError extends BaseError {
  override readonly name = 'ExternalUrlError'
  constructor(options: { readonly reason: string }) {
    super('Action not allowed', { code: 'external_url', hint: options.reason })
  }
}
