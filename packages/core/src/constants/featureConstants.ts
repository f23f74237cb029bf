/**
 * Constants of the product specification §9 that load together with their feature. They have their
 * own file, so that the modal does not load them.
 */

/** Minimum length in characters of an account name, without its zone. */
export const nameMinLength = 4
/**
 * Smallest and largest purchase by payment method, in units of the payment currency. Used if no
 * service reports limits.
 */
export const onrampLimits = { card: [10, 7_500], bankAccount: [10, 25_000] } as const
/** Payment currencies for purchases, as ISO 4217 codes. Used if no service reports any. */
export const onrampCurrencies = ['USD', 'EUR'] as const
/**
 * Accepted price difference (slippage) of a swap in whole per cent. The value comes from
 * kit-behaviour §6.
 */
export const swapSlippagePercent = 1
/** Maximum number of error reports that the kit sends per minute. */
export const errorReportsPerMinute = 5
