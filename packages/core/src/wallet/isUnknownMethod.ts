import { FeatureNotSupportedError } from '../errors/networkErrors.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'

/** Codes of JSON-RPC and EIP-1193 for an unknown method. */
const codes: readonly number[] = [-32_601, rpcErrorCodes.unsupportedMethod]
const words =
  /method.*(?:not (?:found|supported|available|exist|implemented)|unsupported)|(?:not|un)supported method|has no method/i

/**
 * Returns whether a wallet failed because it does not know the method, according to the error's
 * code or message.
 */
export function isUnknownMethod(error: unknown): boolean {
  if (error instanceof FeatureNotSupportedError) return true
  if (!(error instanceof RpcError)) return false
  return codes.includes(error.code) || words.test(error.message)
}
