import { isUnknownMethod } from '@latchkey/core'

/**
 * Returns whether a wallet failed because it does not know the method, including the code of
 * sats-connect.
 */
export const isMissingMethod = (error: unknown): boolean => isUnknownMethod(error, 'satsConnect')
