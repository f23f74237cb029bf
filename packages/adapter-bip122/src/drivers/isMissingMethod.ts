import { isUnknownMethod, RpcError } from '@latchkey/core'

/** The number sats-connect has for a method a wallet leaves out; elsewhere it says something else. */
const leftOutCode = -32_001

/** Says whether a wallet failed because it does not know the method. */
export function isMissingMethod(error: unknown): boolean {
  return isUnknownMethod(error) || (error instanceof RpcError && error.code === leftOutCode)
}
