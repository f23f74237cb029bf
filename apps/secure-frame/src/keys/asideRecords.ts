/**
 * Returns the database key of a wallet's record that is not in use, e.g. because the wallet was
 * archived. A user can have several such records, one per wallet.
 */
export const toAsideKey = (userId: string, walletId: string): string => `${userId}|${walletId}`
