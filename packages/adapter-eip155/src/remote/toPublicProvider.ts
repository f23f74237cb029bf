import { toRpcError } from '@latchkey/core'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'

/** The provider as an app's chain library is given it: it throws what EIP-1193 says, with numbers for codes. */
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
