/** Interval for refreshing visible balances; also their stale time. kit-behaviour §6: 30 s. */
export const balanceRefreshMs = 30_000
/** Interval for refreshing balances while the account view is open. kit-behaviour §6: 10 s. */
export const openBalanceRefreshMs = 10_000
/** Text for a balance that could not be read (S-140). */
export const unknownBalanceText = '—'
/** Text for an amount while the user hides balances. */
export const hiddenBalanceText = '••••'
