import { rpcErrorCodes } from '../errors/toRpcError.ts'
import { judgeWalletError } from './judgeWalletError.ts'
import { readLayers } from './readLayers.ts'

/**
 * Returns whether a wallet refused the format or the version of a request, so that an older format
 * may succeed. Nothing was done.
 */
export function isInvalidRequest(error: unknown): boolean {
  const outcome = judgeWalletError(error)
  if (outcome === 'rejected' || outcome === 'busy') return false
  return readLayers(error).some(
    ({ code, words }) => code === rpcErrorCodes.invalidParams || /version/i.test(words),
  )
}
