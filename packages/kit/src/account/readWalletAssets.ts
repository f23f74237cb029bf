import type { TokenBalance } from '@latchkey/blockchain-api'
import {
  type EthereumAsset,
  type EthereumFeatures,
  formatAmount,
  isRecord,
  isSameAddress,
  type Network,
  toEvmChainId,
} from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'

export type AssetsTarget = { readonly address: string; readonly network: Network }

/** What the wallet of a login does for its account in use on the network it is on. */
function findLogin(kit: Kit, { address, network }: AssetsTarget): EthereumFeatures | undefined {
  const { chainNamespace: namespace, caipNetworkId } = network
  const connection = getActiveConnection(kit, { namespace })
  const own = connection?.accounts[0]?.address
  if (!connection?.login || connection.caipNetworkId !== caipNetworkId || !own) return undefined
  if (!isSameAddress(caipNetworkId, own, address)) return undefined
  return getWallet(kit, { namespace })?.features.ethereum
}

/** ERC-7811 is advertised by network or, under `0x0`, for all. */
async function isAdvertised(ethereum: EthereumFeatures, network: Network): Promise<boolean> {
  const capabilities = (await ethereum.getCapabilities?.()) ?? {}
  const id = `0x${toEvmChainId(network.caipNetworkId).toString(16)}` as const
  const { assetDiscovery } = { ...capabilities['0x0'], ...capabilities[id] }
  return isRecord(assetDiscovery) && assetDiscovery['supported'] === true
}

/** One that is not counted in decimals cannot be sent or shown (K-ACC-05). */
function toBalance(asset: EthereumAsset, network: Network): TokenBalance | undefined {
  const { nativeCurrency, caipNetworkId } = network
  const { address, balance, priceUsd: price = 0, iconUrl = '' } = asset
  const known = asset.type === 'native' ? { ...asset, ...nativeCurrency } : asset
  const { decimals, symbol = '', name = symbol } = known
  if (asset.type === 'erc721' || !decimals) return undefined
  const numeric = formatAmount(balance, decimals, decimals)
  return {
    name,
    symbol,
    chainId: caipNetworkId,
    ...(address && { address: `${caipNetworkId}:${address}` }),
    value: Number(numeric) * price,
    price,
    quantity: { decimals: String(decimals), numeric },
    iconUrl,
  }
}

/**
 * Lists what an account of a login has, as its wallet tells (ERC-7811).
 *
 * @returns `undefined` where it is no account of a login in use, the wallet does not advertise that, or it failed.
 */
export async function readWalletAssets(
  kit: Kit,
  target: AssetsTarget,
  signal: AbortSignal,
): Promise<readonly TokenBalance[] | undefined> {
  const { address, network } = target
  const ethereum = findLogin(kit, target)
  if (!ethereum?.getAssets) return undefined
  try {
    const advertised = await getQueryClient(kit).fetchQuery({
      queryKey: ['assetDiscovery', network.caipNetworkId, address],
      queryFn: () => isAdvertised(ethereum, network),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    if (!advertised) return undefined
    const assets = await ethereum.getAssets({ signal })
    return assets.flatMap((asset) => toBalance(asset, network) ?? [])
  } catch {
    signal.throwIfAborted()
    return undefined // The service may know.
  }
}
