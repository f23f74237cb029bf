import { BaseError } from './BaseError.ts'

/** What would be signed is not the swap that was shown. Nobody was asked. */
export class SwapMismatchError extends BaseError {
  override readonly name = 'SwapMismatchError'
  constructor(options: { readonly reason: string }) {
    super('This swap is not what it was shown as', { code: 'swap_mismatch', hint: options.reason })
  }
}

/** Less would be bought than was shown. Nobody was asked. */
export class SwapPriceChangedError extends BaseError {
  override readonly name = 'SwapPriceChangedError'
  constructor(options: { readonly least: bigint; readonly wanted: bigint }) {
    super('The price has changed', {
      code: 'swap_price_changed',
      hint: `The transaction is content with ${options.least} base units, ${options.wanted} were shown.`,
    })
  }
}
