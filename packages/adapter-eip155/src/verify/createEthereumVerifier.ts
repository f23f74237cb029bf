import {
  type CaipNetworkId,
  type Network,
  ServiceUnreachableError,
  toRpcUrls,
} from '@latchkey/core'
import type { SignInData } from '@latchkey/core/sign-in'
import { ChainUnreachableError } from './ChainUnreachableError.ts'
import { findSigner } from './findSigner.ts'

/**
 * Creates a verifier of sign-in messages of EVM accounts that needs no server, for the kit's local
 * sign-in. It calls contracts on their chain, so contracts on a network outside `networks` cannot
 * sign in. Keys always can.
 *
 * @throws {ServiceUnreachableError} From `verify`: the chain did not respond, which proves nothing
 * about the signature.
 */
export function createEthereumVerifier(options: { readonly networks: readonly Network[] }) {
  const getRpcUrls = (chainId: CaipNetworkId) => {
    const network = options.networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    return network ? toRpcUrls(network) : []
  }
  return {
    isFor: (chainId: CaipNetworkId): boolean => chainId.startsWith('eip155:'),
    verify: async (signed: {
      readonly data: SignInData
      readonly message: string
      readonly signature: string
    }): Promise<boolean> => {
      const { data, message, signature } = signed
      const { accountAddress: address, chainId: caipNetworkId } = data
      const rpcUrls = getRpcUrls(caipNetworkId)
      try {
        const signer = await findSigner({ address, caipNetworkId, message, signature, rpcUrls })
        return signer !== undefined
      } catch (error) {
        if (!(error instanceof ChainUnreachableError)) throw error
        throw new ServiceUnreachableError({ host: caipNetworkId, cause: error })
      }
    },
  }
}
