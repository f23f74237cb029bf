/** What is shown is read again when the cache calls it old. kit-behaviour §6: 30 s. */
export const balanceRefreshMs = 30_000
/** Stands where a balance would, while nobody can say what it is (S-140). */
export const unknownBalanceText = '—'
