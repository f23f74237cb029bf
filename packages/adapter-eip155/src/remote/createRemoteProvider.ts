import type { RemoteSigner, WalletRequestOptions } from '@latchkey/core'
import { toHexChainId } from '../network/toHexChainId.ts'
import type { EthereumProvider } from '../provider/EthereumProvider.ts'
import { isChainRead } from '../provider/isChainRead.ts'
import { createChainMethods } from './createChainMethods.ts'
import { createEvents } from './createEvents.ts'
import { type ChainSource, readChain } from './readChain.ts'

const silent: WalletRequestOptions = { signal: undefined }

export type RemoteProviderOptions = ChainSource & { readonly remote: RemoteSigner }

/**
 * Creates an EIP-1193 provider from a remote signer. Accounts and network come from the
 * WalletConnect session or the login. Reads go to the network's RPC URLs, unless the peer reads its
 * chains itself. The peer receives only the remaining requests.
 */
export function createRemoteProvider({
  remote,
  ...chain
}: RemoteProviderOptions): EthereumProvider {
  const chainMethods = createChainMethods(remote)
  return {
    ...createEvents(remote),
    request: async (request) => {
      const { method, params = [] } = request
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return remote.getAccounts().map(({ address }) => address)
        case 'eth_chainId':
          return toHexChainId(remote.getNetworkId())
        default:
          if (Object.hasOwn(chainMethods, method)) return chainMethods[method]?.(request)
          if (isChainRead(method) && !remote.readsChains)
            return readChain(chain, remote.getNetworkId(), request)
          return remote.request({ method, params }, silent)
      }
    },
  }
}
