/** Where a record stands that was moved aside: several of one user may, of different wallets. */
export const toAsideKey = (userId: string, walletId: string): string => `${userId}|${walletId}`
