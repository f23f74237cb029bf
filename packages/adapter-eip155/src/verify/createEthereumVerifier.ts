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
 * Creates the check of sign-in messages of EVM accounts without a server, as the kit's local sign-in takes it. Contracts
 * are asked on their chain, so those of a network that is not named here cannot sign in; keys always can.
 *
 * @throws {ServiceUnreachableError} From `verify`: the chain gave no answer, which says nothing about the signature.
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
