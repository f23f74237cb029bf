/** Numbers of the product specification §9 that load with their feature: this file is no part of what the modal waits for. */

/** §9 Shortest name of an account, without its zone. */
export const nameMinLength = 4
/** §9 Where no service says what coins can be bought for: least and most, in the currency, by way of paying. */
export const onrampLimits = { card: [10, 7_500], bankAccount: [10, 25_000] } as const
/** §9 Currencies there. */
export const onrampCurrencies = ['USD', 'EUR'] as const
/** §9 Swap slippage, whole per cent; its value is that of kit-behaviour §6. */
export const swapSlippagePercent = 1
/** §9 Reports of errors in any minute. */
export const errorReportsPerMinute = 5
