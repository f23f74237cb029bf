import {
  BaseError,
  ConnectionRejectedError,
  FailedToConnectError,
  isUserRejection,
  RpcError,
  rpcErrorCodes,
} from '@latchkey/core'

/** Id of the WalletConnect connector in every namespace. */
export const connectorId = 'walletConnect'

const longestMessage = 256
/** Codes of a refusal: by the user, or because of chains, methods or events (wire §4.2). */
const refusals = [5000, 5001, 5002, 5003]

function read(error: unknown, field: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined
}

/** Returns the message of a peer's error on one line, limited in length. */
export function toText(error: unknown): string {
  const message = typeof error === 'string' ? error : read(error, 'message')
  if (typeof message !== 'string' || message === '') return 'An error occurred'
  return message.slice(0, longestMessage).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
}

function isRefusal(error: unknown): boolean {
  const code = read(error, 'code')
  return (
    refusals.some((refusal) => refusal === code) || isUserRejection(error, { walletConnect: true })
  )
}

/** Converts a wallet's answer to a pairing to an error of the catalogue. */
export function toPairingError(error: unknown): Error {
  if (error instanceof BaseError) return error
  if (isRefusal(error)) return new ConnectionRejectedError({ connectorId, cause: error })
  return new FailedToConnectError({ hint: `The wallet answered: ${toText(error)}`, cause: error })
}

/**
 * Converts a wallet's answer to a request to an error of the catalogue, or to an `RpcError` with
 * the wallet's code.
 */
export function toRequestError(error: unknown): Error {
  if (error instanceof BaseError || error instanceof RpcError) return error
  if (isRefusal(error)) return new ConnectionRejectedError({ connectorId, cause: error })
  const code = read(error, 'code')
  const number =
    typeof code === 'number' && Number.isSafeInteger(code) ? code : rpcErrorCodes.internal
  return new RpcError(number, toText(error), { cause: error })
}
