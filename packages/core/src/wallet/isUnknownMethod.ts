import { FeatureNotSupportedError } from '../errors/networkErrors.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'

/** Error codes with which wallets report an unknown method, by JSON-RPC and EIP-1193. */
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
