import { BaseError } from '@latchkey/core'

/** A feature needs the blockchain API, but `config.blockchainApiUrl` is missing. */
export class BlockchainApiNotConfiguredError extends BaseError {
  override readonly name = 'BlockchainApiNotConfiguredError'
  constructor() {
    super('Blockchain API not configured', {
      code: 'blockchain_api_not_configured',
      hint: 'Pass `blockchainApiUrl` to `createKit`.',
    })
  }
}
