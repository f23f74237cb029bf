import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipNetworkId,
  type NativeCurrency,
  toEvmChainId,
  UnsupportedChainError,
} from '@latchkey/core'
import type { FrameNamespace } from '../keys/accountKeys.ts'
import type { SmartAccountNetwork } from '../smart-account/SmartAccount.ts'

/** A network of the project, with the RPC URLs that the frame itself uses (S-14). */
export type FrameNetwork = {
  readonly caipNetworkId: CaipNetworkId
  readonly namespace: FrameNamespace
  readonly name: string
  readonly rpcUrls: readonly string[]
  readonly nativeCurrency: NativeCurrency
  /**
   * Base URL of the blockchain API's account endpoints. The frame reads balances from
   * `<url>/<address>/balance`. Absent: token balances are unknown.
   */
  readonly accountsUrl?: string | undefined
  /** Smart account settings; absent if the network has no smart accounts. */
  readonly smartAccount?: SmartAccountNetwork | undefined
}

type ChainId = string | number

export type FindOptions = { readonly namespace?: ChainNamespace | undefined }

/** The networks of the project, and the active network of this document. */
export type Networks = {
  readonly list: readonly FrameNetwork[]
  readonly getActive: () => FrameNetwork
  /**
   * Finds a network by its chain id in a message: a number, decimal or hex text, or a CAIP-2 id.
   * For `undefined`, returns the active network.
   *
   * @throws {UnsupportedChainError} The project does not have this network.
   */
  readonly find: (chainId: ChainId | undefined, options?: FindOptions) => FrameNetwork
  readonly setActive: (network: FrameNetwork) => void
}

export type CreateNetworksParameters = {
  readonly networks: readonly Omit<FrameNetwork, 'namespace'>[]
  /** Network that is active at first: `chainId` of the frame's URL. An unknown id is ignored. */
  readonly initial: string | undefined
}

/** Creates the list of the project's networks for one document of the frame. */
export function createNetworks(parameters: CreateNetworksParameters): Networks {
  const list = parameters.networks.map((network): FrameNetwork => {
    const namespace = network.caipNetworkId.startsWith('solana:') ? 'solana' : 'eip155'
    return { ...network, namespace }
  })
  let active = list.find((x) => x.caipNetworkId === parameters.initial) ?? list[0]

  const getActive = () => {
    if (!active) throw new UnsupportedChainError()
    return active
  }

  return {
    list,
    getActive,
    find(chainId, { namespace } = {}) {
      if (chainId === undefined) return getActive()
      const wanted = toCaip(chainId, namespace)
      const found = list.find((x) => x.caipNetworkId === wanted)
      if (!found) throw new UnsupportedChainError({ caipNetworkId: wanted })
      return found
    },
    setActive(network) {
      active = network
    },
  }
}

function toCaip(chainId: ChainId, namespace: ChainNamespace | undefined): string {
  const text = String(chainId)
  if (isCaipNetworkId(text)) return text
  if (namespace === 'solana') return `solana:${text}`
  return /^(\d{1,16}|0x[0-9a-fA-F]{1,13})$/.test(text) ? `eip155:${Number(text)}` : text
}

/** Returns the chain id as messages contain it: a number for EVM, a CAIP-2 id for Solana. */
export function toWireChainId({ caipNetworkId, namespace }: FrameNetwork): ChainId {
  return namespace === 'solana' ? caipNetworkId : toEvmChainId(caipNetworkId)
}
