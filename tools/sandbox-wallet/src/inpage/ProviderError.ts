import type { RpcFailure } from '../wire/wire.ts'

/** Error with which the wallet's provider rejects a `request` (EIP-1193). */
export class ProviderError extends Error {
  override readonly name = 'ProviderRpcError'
  readonly code: number
  readonly data: unknown
  constructor({ code, message, data }: RpcFailure) {
    super(message)
    this.code = code
    this.data = data
  }
}
