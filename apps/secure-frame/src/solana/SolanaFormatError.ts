import { BaseError } from '@latchkey/core'

/** The bytes are not exactly a Solana transaction or message. */
export class SolanaFormatError extends BaseError {
  override readonly name = 'SolanaFormatError'
  constructor(options: { readonly reason: string }) {
    super('Invalid transaction', { code: 'invalid_transaction', hint: options.reason })
  }
}
