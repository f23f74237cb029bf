/**
 * Interval in milliseconds at which visible balances are refreshed, and their stale time: 30 s
 * (kit-behaviour §6).
 */
export const balanceRefreshMs = 30_000
/**
 * Interval in milliseconds at which balances are refreshed while the account view is open: 10 s
 * (kit-behaviour §6).
 */
export const openBalanceRefreshMs = 10_000
/** Shown instead of a balance that could not be read (S-140). */
export const unknownBalanceText = '—'
/** Shown instead of an amount while the user hides balances. */
export const hiddenBalanceText = '••••'
