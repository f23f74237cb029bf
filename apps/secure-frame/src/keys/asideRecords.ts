/**
 * Returns the database key of a record that is not in use. A user can have several such records,
 * one per wallet.
 */
export const toAsideKey = (userId: string, walletId: string): string => `${userId}|${walletId}`
