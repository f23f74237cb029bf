import { BaseError } from '@latchkey/core'

/** The relay refuses a request; the client gets code and sentence. */
export class RelayRpcError extends BaseError {
  override readonly name = 'RelayRpcError'
  readonly rpcCode: number

  constructor(rpcCode: number, sentence: string) {
    super(sentence, { code: 'relay_refused' })
    this.rpcCode = rpcCode
  }
}
