import { FeatureNotSupportedError, isUnknownMethod } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { ProviderRequest } from '../provider/EthereumProvider.ts'

/**
 * Asks a wallet for something not every wallet has. An injected wallet tells only when asked.
 *
 * @throws {FeatureNotSupportedError} It does not know the method.
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
