import { BaseError } from '@latchkey/core'

type Options = {
  readonly chain: string
  readonly reason: string
  /** `true` if the node answered with an error. The node is then up and rejected this request. */
  readonly refused?: boolean
  readonly cause?: unknown
}

/** Thrown if a node did not answer, or answered with an error. */
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
