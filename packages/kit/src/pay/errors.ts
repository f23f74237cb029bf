import { BaseError } from '@latchkey/core'

/** User-facing texts for the fixed error codes of payments (kit-behaviour §5.5). */
const texts = {
  INVALID_PAYMENT_CONFIG: 'The payment request is incomplete',
  INVALID_RECIPIENT: 'The recipient isn’t an address on this network',
  INVALID_RECIPIENT_ADDRESS_FOR_ASSET: 'This asset can’t be sent to this address',
  INVALID_ASSET: 'The asset isn’t valid',
  INVALID_AMOUNT: 'The amount isn’t valid',
  INVALID_CHAIN_NAMESPACE: 'This app doesn’t support this network',
  ASSET_NOT_SUPPORTED: 'Asset not supported',
  UNABLE_TO_INITIATE_PAYMENT: 'The payment couldn’t be started',
  UNABLE_TO_GET_EXCHANGES: 'Unable to get exchanges',
  UNABLE_TO_GET_PAY_URL: 'The exchange didn’t provide a payment page',
  UNABLE_TO_GET_BUY_STATUS: 'Unable to get the payment status',
  UNABLE_TO_GET_TOKEN_BALANCES: 'Unable to get your tokens',
  UNABLE_TO_GET_QUOTE: 'Unable to get a price',
  UNABLE_TO_GET_QUOTE_STATUS: 'Unable to get the payment status',
  GENERIC_PAYMENT_ERROR: 'The payment failed',
  UNKNOWN_ERROR: 'Something went wrong with the payment',
} as const

/** Codes of `PayError`: the reasons why a payment is impossible or failed (kit-behaviour §5.5). */
export type PayErrorCode = keyof typeof texts

const hints: Partial<Record<PayErrorCode, string>> = {
  INVALID_RECIPIENT_ADDRESS_FOR_ASSET: 'The recipient is the contract of the token itself.',
  INVALID_ASSET:
    'A token needs an address, a symbol and its decimals. Omit the token to pay in the native currency.',
  INVALID_AMOUNT: 'Pass a decimal string above zero, with at most as many decimals as the asset.',
  ASSET_NOT_SUPPORTED: 'Token payments work on EVM networks and Solana.',
  UNABLE_TO_INITIATE_PAYMENT: 'Another payment may be pending, or the browser blocked the window.',
}

/**
 * A payment that an app requested is impossible, or a step of it failed. The modal stays usable.
 */
export class PayError extends BaseError {
  override readonly name = 'PayError'
  constructor(code: PayErrorCode, options: { readonly cause?: unknown } = {}) {
    super(texts[code], { code, hint: hints[code], cause: options.cause })
  }
}
