import { BaseError } from '@latchkey/core'

/** An earlier deposit is still pending and blocks a new one. No exchange was contacted. */
export class DepositPendingError extends BaseError {
  override readonly name = 'DepositPendingError'
  constructor(options: { readonly id: string }) {
    super('Another deposit is pending', {
      code: 'deposit_pending',
      hint: `Deposit ${options.id} has not finished.`,
    })
  }
}

const texts = {
  account: 'Account not found',
  window: 'Your browser blocked the window',
  exchange: 'Deposit failed',
} as const

/**
 * The deposit could not start: no account is connected, the window was blocked, or the exchange
 * returned no page. Nothing was sent.
 */
export class DepositNotBegunError extends BaseError {
  override readonly name = 'DepositNotBegunError'
  constructor(options: { readonly missing: keyof typeof texts; readonly cause?: unknown }) {
    super(texts[options.missing], {
      code: 'deposit_not_begun',
      hint: 'Start it in a click handler, because browsers block other windows. Try again.',
      cause: options.cause,
    })
  }
}
