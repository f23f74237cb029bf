/**
 * Constants of the product specification §9 that load with their feature. They have a separate
 * file, because the modal must not load them.
 */

/** §9 Shortest account name, without its zone. */
export const nameMinLength = 4
/**
 * §9 Purchase limits if no service reports any: smallest and largest amount in the currency, by
 * payment method.
 */
export const onrampLimits = { card: [10, 7_500], bankAccount: [10, 25_000] } as const
/** §9 Purchase currencies if no service reports any. */
export const onrampCurrencies = ['USD', 'EUR'] as const
/** §9 Swap slippage in whole per cent. The value comes from kit-behaviour §6. */
export const swapSlippagePercent = 1
/** §9 Most error reports per minute. */
export const errorReportsPerMinute = 5
