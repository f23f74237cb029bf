import { isUnknownMethod, RpcError } from '@latchkey/core'

/**
 * Error code of sats-connect for an unsupported method. Wallets with another protocol use the same
 * code for other errors.
 */
const leftOutCode = -32_001

/**
 * Returns whether a wallet failed because it does not know the method, including the code of
 * sats-connect.
 */
export function isMissingMethod(error: unknown): boolean {
  return isUnknownMethod(error) || (error instanceof RpcError && error.code === leftOutCode)
}
