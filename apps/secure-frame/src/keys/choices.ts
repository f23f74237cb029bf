/** Database key for the account type that a user selected on this device. */
export const toAccountChoice = (userId: string): string => `account|${userId}`
/** Database key for the time when the owner postponed the set-up of a recovery method (S-35). */
export const toPostponedChoice = (walletAddress: string): string => `put-off|${walletAddress}`
