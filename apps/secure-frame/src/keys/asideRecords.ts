/** Returns the key of a record that was moved aside. A user can have several, one per wallet. */
export const toAsideKey = (userId: string, walletId: string): string => `${userId}|${walletId}`
