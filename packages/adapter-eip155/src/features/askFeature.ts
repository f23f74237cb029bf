import { FeatureNotSupportedError, isUnknownMethod } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ProviderRequest } from '../provider/EthereumProvider.ts'

/**
 * Sends a request that not every wallet supports. For an injected wallet, only the request shows
 * whether the wallet supports it.
 *
 * @throws {FeatureNotSupportedError} The wallet does not know the method.
 */
export async function askFeature(
  wallet: WalletContext,
  request: ProviderRequest,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    return await wallet.ask({ ...request, signal })
  } catch (error) {
    if (!isUnknownMethod(error)) throw error
    throw new FeatureNotSupportedError({ feature: request.method, cause: error })
  }
}
