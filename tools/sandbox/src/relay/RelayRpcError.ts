import { BaseError } from '@latchkey/core'

/**
 * Thrown if the WalletConnect relay rejects a request of a client, which receives the code and the
 * message.
 */
export class RelayRpcError extends BaseError {
  override readonly name = 'RelayRpcError'
  readonly rpcCode: number

  constructor(rpcCode: number, sentence: string) {
    super(sentence, { code: 'relay_refused' })
    this.rpcCode = rpcCode
  }
}
