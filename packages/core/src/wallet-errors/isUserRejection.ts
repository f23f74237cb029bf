import { judgeWalletError } from './judgeWalletError.ts'

export type IsUserRejectionOptions = {
  /**
   * Also treats the rejections of WalletConnect as rejections: codes 5000, 5001 and 5003, and
   * "connection request reset".
   */
  readonly walletConnect?: boolean
}

/**
 * Returns whether a wallet's error means that the user rejected the request (kit-behaviour §5.4).
 * Reads nested errors too, because libraries wrap the errors of wallets.
 */
export function isUserRejection(error: unknown, options: IsUserRejectionOptions = {}): boolean {
  const protocol = options.walletConnect ? 'walletConnect' : undefined
  return judgeWalletError(error, { protocol }) === 'rejected'
}
