/** Where it stands which kind of account a user has in use on this device. */
export const toAccountChoice = (userId: string): string => `account|${userId}`
/** Where it stands when a way back to a wallet was put off (S-35). */
export const toPutOffChoice = (walletAddress: string): string => `put-off|${walletAddress}`
