import { BaseError } from '@latchkey/core'

/** Error response of the Bitcoin explorer's API: an HTTP status, and one line of text. */
export class EsploraError extends BaseError {
  override readonly name = 'EsploraError'
  readonly status: 400 | 404

  constructor(status: 400 | 404, text: string) {
    super(text, { code: 'esplora_refused' })
    this.status = status
  }
}
