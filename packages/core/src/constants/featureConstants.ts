/**
 * Constants of the product specification §9 that load together with their feature. They have their
 * own file, so that the modal does not load them.
 */

/** §9 Minimum length of an account name, without its zone. */
export const nameMinLength = 4
/**
 * §9 Smallest and largest purchase by payment method, in the payment currency. Used if no service
 * reports limits.
 */
export const onrampLimits = { card: [10, 7_500], bankAccount: [10, 25_000] } as const
/** §9 Payment currencies for purchases. Used if no service reports any. */
export const onrampCurrencies = ['USD', 'EUR'] as const
/** §9 Swap slippage in whole per cent. The value comes from kit-behaviour §6. */
export const swapSlippagePercent = 1
/** §9 Maximum number of error reports per minute. */
export const errorReportsPerMinute = 5
