/** What is shown is read again when the cache calls it old. kit-behaviour §6: 30 s. */
export const balanceRefreshMs = 30_000
/** So often while the account itself is open. kit-behaviour §6: 10 s. */
export const openBalanceRefreshMs = 10_000
/** Stands where a balance would, while nobody can say what it is (S-140). */
export const unknownBalanceText = '—'
/** Stands where an amount would, while a person wants them covered. */
export const hiddenBalanceText = '••••'
