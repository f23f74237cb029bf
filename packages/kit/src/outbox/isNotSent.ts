import { BaseError, judgeWalletError } from '@latchkey/core'

/**
 * Returns whether a wallet's error proves that nothing was sent, such as a rejection or a specific
 * reason. After any other error, the transaction may have been sent.
 */
export const isNotSent = (error: unknown): boolean => judgeWalletError(error) !== 'unknown'

/**
 * Returns whether a wallet answered a request, but without a readable hash. The wallet will not
 * answer again, so the request stays stored without blocking the account.
 */
export function isMaybeSent(error: unknown): boolean {
  return error instanceof BaseError && error.code === 'maybe_sent'
}
