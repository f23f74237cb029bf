import { BaseError } from '@latchkey/core'

/** Bytes are no Solana transaction or message, to the letter. */
export class SolanaFormatError extends BaseError {
  override readonly name = 'SolanaFormatError'
  constructor(options: { readonly reason: string }) {
    super('Invalid transaction', { code: 'invalid_transaction', hint: options.reason })
  }
}
