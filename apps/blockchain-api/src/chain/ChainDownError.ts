import { BaseError } from '@latchkey/core'

/** A node did not answer, or with an error. */
export class ChainDownError extends BaseError {
  override readonly name = 'ChainDownError'
  constructor(options: {
    readonly chain: string
    readonly reason: string
    readonly cause?: unknown
  }) {
    super('The chain is down', {
      code: 'chain_down',
      hint: `${options.chain}: ${options.reason}`,
      cause: options.cause,
    })
  }
}
