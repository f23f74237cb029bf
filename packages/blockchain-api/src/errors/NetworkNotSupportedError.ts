import { BaseError } from '@latchkey/core'

/** The blockchain API does not support the active network. No request was sent. */
export class NetworkNotSupportedError extends BaseError {
  override readonly name = 'NetworkNotSupportedError'
  constructor(what: 'Gas Price' | 'Swaps') {
    super(`Network not supported for ${what}`, {
      code: 'network_not_supported',
      hint: 'Ask `api.isSupported` before offering it.',
    })
  }
}
