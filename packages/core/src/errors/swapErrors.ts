import { BaseError } from './BaseError.ts'

/**
 * The transaction to sign differs from the swap shown to the user. Nothing was sent to the wallet.
 */
export class SwapMismatchError extends BaseError {
  override readonly name = 'SwapMismatchError'
  constructor(options: { readonly reason: string }) {
    super('This swap isn’t the one shown', { code: 'swap_mismatch', hint: options.reason })
  }
}

/**
 * The transaction would buy less than the amount shown to the user. Nothing was sent to the wallet.
 */
export class SwapPriceChangedError extends BaseError {
  override readonly name = 'SwapPriceChangedError'
  constructor(options: { readonly least: bigint; readonly wanted: bigint }) {
    super('The price has changed', {
      code: 'swap_price_changed',
      hint: `The transaction accepts ${options.least} base units, but ${options.wanted} were shown.`,
    })
  }
}
