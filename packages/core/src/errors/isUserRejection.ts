import { rpcErrorCodes } from './toRpcError.ts'

const rejectedPattern = /user rejected|user cancell?ed/i
const resetPattern = /connection request reset/i

export type IsUserRejectionOptions = {
  /**
   * Whether two errors of WalletConnect also count as rejections: code 5000 and "connection request
   * reset".
   */
  readonly walletConnect?: boolean
}

/**
 * Returns whether a wallet's error means that the user rejected the request (kit-behaviour §5.4).
 * Follows `cause` at most five levels deep, because libraries wrap the errors of wallets.
 */
export function isUserRejection(error: unknown, options: IsUserRejectionOptions = {}): boolean {
  let current = error
  for (let depth = 0; depth < 5 && current !== undefined && current !== null; depth += 1) {
    if (isRejection(current, options.walletConnect ?? false)) return true
    current = fieldOf(current, 'cause')
  }
  return false
}

function isRejection(error: unknown, walletConnect: boolean): boolean {
  const code = fieldOf(error, 'code')
  if (code === 'connection_rejected') return true
  if (code === rpcErrorCodes.userRejected || code === rpcErrorCodes.walletConnectUserRejected)
    return true
  if (walletConnect && code === rpcErrorCodes.walletConnectRejected) return true
  const message = typeof error === 'string' ? error : fieldOf(error, 'message')
  if (typeof message !== 'string') return false
  return rejectedPattern.test(message) || (walletConnect && resetPattern.test(message))
}

/** Reads a field safely, because getters of foreign errors may throw. */
function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, field)
  } catch {
    return undefined
  }
}
