import { BaseError } from '@latchkey/core'

const texts = {
  allowance: 'Failed to check allowance',
  approval: 'Failed to create approval transaction',
  swap: 'Failed to create transaction',
} as const

/**
 * The blockchain API could not return the data of a swap, such as its quote, or could not build its
 * transaction.
 */
export class SwapNotBuiltError extends BaseError {
  override readonly name = 'SwapNotBuiltError'
  constructor(options: { readonly missing: keyof typeof texts; readonly cause?: unknown }) {
    super(texts[options.missing], {
      code: 'swap_not_built',
      variant: options.missing,
      hint: 'The wallet was not prompted. Try again later.',
      cause: options.cause,
    })
  }
}

/**
 * The wallet has not answered an earlier swap request, from this tab or another one. The wallet was
 * not prompted again.
 */
export class SwapPendingError extends BaseError {
  override readonly name = 'SwapPendingError'
  constructor(options: { readonly id: string }) {
    super('Another swap is waiting in your wallet', {
      code: 'swap_pending',
      hint: `Request ${options.id} is open. Check its outcome, then call \`forgetSwap\`.`,
    })
  }
}

/** The approval or the swap transaction was mined but failed. */
export class SwapFailedError extends BaseError {
  override readonly name = 'SwapFailedError'
  constructor(options: { readonly hash: string }) {
    super('Your transaction failed', { code: 'swap_failed', hint: `See ${options.hash}.` })
  }
}
