import { toRpcError } from '@latchkey/core'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'

/**
 * Returns the provider for an app's chain library. It throws errors of EIP-1193 with numeric codes.
 */
export function toPublicProvider(provider: EthereumProvider): EthereumProvider {
  return {
    ...provider,
    request: async (request) => {
      try {
        return await provider.request(request)
      } catch (error) {
        throw toRpcError(error)
      }
    },
  }
}
