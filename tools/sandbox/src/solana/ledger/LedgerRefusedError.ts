import { BaseError } from '@latchkey/core'

/** The cluster did not execute what the sandbox itself wanted. */
export class LedgerRefusedError extends BaseError {
  override readonly name = 'LedgerRefusedError'
  constructor(sentence: string) {
    super(sentence, { code: 'ledger_refused' })
  }
}
