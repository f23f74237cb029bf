import { BaseError } from '@latchkey/core'

/** User-facing texts for the fixed error codes of payments (kit-behaviour §5.5). */
const texts = {
  INVALID_PAYMENT_CONFIG: 'The payment is not complete',
  INVALID_RECIPIENT: 'The receiver is no address of this network',
  INVALID_RECIPIENT_ADDRESS_FOR_ASSET: 'This asset cannot be paid to this address',
  INVALID_ASSET: 'The asset is not valid',
  INVALID_AMOUNT: 'The amount is not valid',
  INVALID_CHAIN_NAMESPACE: 'The app does not have this network',
  ASSET_NOT_SUPPORTED: 'Asset not supported',
  UNABLE_TO_INITIATE_PAYMENT: 'The payment could not be started',
  UNABLE_TO_GET_EXCHANGES: 'Unable to get exchanges',
  UNABLE_TO_GET_PAY_URL: 'The exchange gave no page for the payment',
  UNABLE_TO_GET_BUY_STATUS: 'Unable to get the status of the payment',
  UNABLE_TO_GET_TOKEN_BALANCES: 'Unable to get your tokens',
  UNABLE_TO_GET_QUOTE: 'Unable to get a price',
  UNABLE_TO_GET_QUOTE_STATUS: 'Unable to get the status of the payment',
  GENERIC_PAYMENT_ERROR: 'The payment failed',
  UNKNOWN_ERROR: 'Something went wrong with the payment',
} as const

/** The fixed error codes of payments. */
export type PayErrorCode = keyof typeof texts

const hints: Partial<Record<PayErrorCode, string>> = {
  INVALID_RECIPIENT_ADDRESS_FOR_ASSET: 'The receiver is the contract of the token itself.',
  INVALID_ASSET: 'A token has an address, a symbol and its decimals; the coin is paid without one.',
  INVALID_AMOUNT: 'Decimal text above zero, no finer than the asset.',
  ASSET_NOT_SUPPORTED: 'Tokens are paid on EVM networks and Solana.',
  UNABLE_TO_INITIATE_PAYMENT: 'Another payment may be under way, or the window was blocked.',
}

/** A payment is impossible, or a part of it failed. The modal stays usable. */
export class PayError extends BaseError {
  override readonly name = 'PayError'
  constructor(code: PayErrorCode, options: { readonly cause?: unknown } = {}) {
    super(texts[code], { code, hint: hints[code], cause: options.cause })
  }
}
