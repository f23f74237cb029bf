import {
  type CaipNetworkId,
  type RemoteSigner,
  RpcError,
  rpcErrorCodes,
  type WalletRequestOptions,
} from '@latchkey/core'
import { toHexChainId } from '../network/toHexChainId.ts'
import type { EthereumProvider, ProviderRequest } from '../provider/EthereumProvider.ts'
import { isChainRead } from '../provider/isChainRead.ts'
import { parseChainId } from '../provider/parseChainId.ts'
import { createEvents } from './createEvents.ts'
import { type ChainSource, readChain } from './readChain.ts'

const silent: WalletRequestOptions = { signal: undefined }

function readTarget({ params }: ProviderRequest): CaipNetworkId | undefined {
  const first: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof first !== 'object' || first === null || !('chainId' in first)) return undefined
  return parseChainId(first.chainId)
}

function isApproved(remote: RemoteSigner, networkId: CaipNetworkId): boolean {
  const approved = remote.getNetworkIds()
  return approved === undefined || approved.includes(networkId)
}

export type RemoteProviderOptions = ChainSource & { readonly remote: RemoteSigner }

/**
 * Creates an EIP-1193 provider from a remote signer. Accounts and network come from the session,
 * and a switch to an approved network happens locally. Reads go to the network's RPC URLs, unless
 * the peer reads its chains itself. The peer receives only the remaining requests.
 */
export function createRemoteProvider({
  remote,
  ...chain
}: RemoteProviderOptions): EthereumProvider {
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
        case 'wallet_switchEthereumChain': {
          const target = readTarget(request)
          if (!target || !isApproved(remote, target)) {
            throw new RpcError(rpcErrorCodes.unrecognizedChain, 'Unrecognized chain ID')
          }
          if (remote.switchNetwork) await remote.switchNetwork(target, silent)
          else remote.setNetworkId(target)
          return null
        }
        default:
          if (isChainRead(method) && !remote.readsChains)
            return readChain(chain, remote.getNetworkId(), request)
          return remote.request({ method, params }, silent)
      }
    },
  }
}
