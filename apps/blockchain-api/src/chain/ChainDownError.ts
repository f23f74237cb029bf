import { BaseError } from '@latchkey/core'

type Options = {
  readonly chain: string
  readonly reason: string
  /** It did answer, by an error: what was asked cannot be had. */
  readonly refused?: boolean
  readonly cause?: unknown
}

/** A node did not answer, or with an error. */
export class ChainDownError extends BaseError {
  override readonly name = 'ChainDownError'
  readonly refused: boolean
  constructor(options: Options) {
    super('The chain is down', {
      code: 'chain_down',
      hint: `${options.chain}: ${options.reason}`,
      cause: options.cause,
    })
    this.refused = options.refused ?? false
  }
}
