import { BaseError } from './BaseError.ts'

/** The kit does not open a link like this one (S-64). */
export class ExternalUrlError extends BaseError {
  override readonly name = 'ExternalUrlError'
  constructor(options: { readonly reason: string }) {
    super('Action not allowed', { code: 'external_url', hint: options.reason })
  }
}
