import { FeatureNotSupportedError, RpcError, rpcErrorCodes } from '@latchkey/core'

/** JSON-RPC's "method not found", and the number sats-connect has for a method a wallet leaves out. */
const missingCodes: readonly number[] = [-32_601, -32_001, rpcErrorCodes.unsupportedMethod]
const missingText =
  /method.*(?:not (?:found|supported|available|exist|implemented)|unsupported)|(?:not|un)supported method|has no method/i

/** Says whether a wallet failed because it does not know the method. */
export function isMissingMethod(error: unknown): boolean {
  if (error instanceof FeatureNotSupportedError) return true
  if (!(error instanceof RpcError)) return false
  return missingCodes.includes(error.code) || missingText.test(error.message)
}
