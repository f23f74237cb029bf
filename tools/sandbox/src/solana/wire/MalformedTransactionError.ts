import { BaseError } from '@latchkey/core'

/** The bytes are no transaction of Solana. */
export class MalformedTransactionError extends BaseError {
  override readonly name = 'MalformedTransactionError'
  constructor(sentence: string) {
    super(sentence, { code: 'malformed_transaction' })
  }
}
