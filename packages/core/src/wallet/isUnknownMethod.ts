import { FeatureNotSupportedError } from '../errors/networkErrors.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'

/** JSON-RPC's own number, and that of EIP-1193. */
const codes: readonly number[] = [-32_601, rpcErrorCodes.unsupportedMethod]
const words =
  /method.*(?:not (?:found|supported|available|exist|implemented)|unsupported)|(?:not|un)supported method|has no method/i

/** Says whether a wallet failed because it does not know the method: by its number, else by its words. */
export function isUnknownMethod(error: unknown): boolean {
  if (error instanceof FeatureNotSupportedError) return true
  if (!(error instanceof RpcError)) return false
  return codes.includes(error.code) || words.test(error.message)
}
