import { BaseError } from '@latchkey/core'

/** The chain did not respond. This proves nothing about the signature (S-82). */
export class ChainUnreachableError extends BaseError {
  override readonly name = 'ChainUnreachableError'
  constructor(options: { readonly chainId: string; readonly cause?: unknown }) {
    super('Chain unreachable', {
      code: 'chain_unreachable',
      hint: `No RPC of ${options.chainId} answered.`,
      cause: options.cause,
    })
  }
}
