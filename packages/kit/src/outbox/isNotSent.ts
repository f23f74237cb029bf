import { judgeWalletError } from '@latchkey/core'

/**
 * Returns whether a wallet's error proves that nothing was sent, such as a rejection or a specific
 * reason. After any other error, the transaction may have been sent.
 */
export const isNotSent = (error: unknown): boolean => judgeWalletError(error) !== 'unknown'
