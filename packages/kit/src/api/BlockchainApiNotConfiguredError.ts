import { BaseError } from '@latchkey/core'

/** Something needs the blockchain API and none is configured. */
export class BlockchainApiNotConfiguredError extends BaseError {
  override readonly name = 'BlockchainApiNotConfiguredError'
  constructor() {
    super('Blockchain API not configured', {
      code: 'blockchain_api_not_configured',
      hint: 'Give `createKit` a `blockchainApiUrl`.',
    })
  }
}
