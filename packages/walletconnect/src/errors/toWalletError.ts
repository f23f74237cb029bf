import {
  BaseError,
  ConnectionRejectedError,
  FailedToConnectError,
  isUserRejection,
  readWalletText,
  toWalletError,
} from '@latchkey/core'

/** Id of the WalletConnect connector in every namespace. */
export const connectorId = 'walletConnect'

/** Returns the peer's message on one line, bounded in length. */
export function toText(error: unknown): string {
  return readWalletText(error) ?? 'An error occurred'
}

/** Converts a wallet's answer to a pairing to an error of the catalogue. */
export function toPairingError(error: unknown): Error {
  if (error instanceof BaseError) return error
  if (isUserRejection(error, { walletConnect: true }))
    return new ConnectionRejectedError({ connectorId, cause: error })
  return new FailedToConnectError({ hint: `The wallet answered: ${toText(error)}`, cause: error })
}

/**
 * Converts a wallet's answer to a request to an error of the catalogue, or to an `RpcError` with
 * the wallet's code.
 */
export function toRequestError(error: unknown): Error {
  // The client throws an `Error` of its own, such as an expired request. The wallet's answer is a
  // plain object.
  const prompted = !(error instanceof Error)
  return toWalletError(error, { connectorId, prompted, protocol: 'walletConnect' })
}
