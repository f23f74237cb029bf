/** Where it stands which kind of account a user has in use on this device. */
export const toAccountChoice = (userId: string): string => `account|${userId}`
