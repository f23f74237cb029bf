import type { TokenBalance } from '@latchkey/blockchain-api'
import {
  type EthereumAsset,
  type EthereumFeatures,
  isRecord,
  isSameAddress,
  type Network,
  toDecimalText,
  toEvmChainId,
} from '@latchkey/core'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getWallet } from '../state/getWallet.ts'

export type AssetsTarget = { readonly address: string; readonly network: Network }

/**
 * Returns the ERC-7811 functions of an embedded wallet (email or social login) if the account is
 * the active one on its current network; otherwise `undefined`.
 */
function findLogin(kit: Kit, { address, network }: AssetsTarget): EthereumFeatures | undefined {
  const { chainNamespace: namespace, caipNetworkId } = network
  const connection = getActiveConnection(kit, { namespace })
  const own = connection?.accounts[0]?.address
  if (!connection?.login || connection.caipNetworkId !== caipNetworkId || !own) return undefined
  if (!isSameAddress(caipNetworkId, own, address)) return undefined
  return getWallet(kit, { namespace })?.features.ethereum
}

/**
 * Returns whether the wallet supports ERC-7811 on the network, according to its capabilities. `0x0`
 * stands for all networks.
 */
async function isAdvertised(ethereum: EthereumFeatures, network: Network): Promise<boolean> {
  const capabilities = (await ethereum.getCapabilities?.()) ?? {}
  const id = `0x${toEvmChainId(network.caipNetworkId).toString(16)}` as const
  const { assetDiscovery } = { ...capabilities['0x0'], ...capabilities[id] }
  return isRecord(assetDiscovery) && assetDiscovery['supported'] === true
}

/**
 * Converts an asset to a balance. Assets without decimals can be neither sent nor shown (K-ACC-05).
 */
function toBalance(asset: EthereumAsset, network: Network): TokenBalance | undefined {
  const { nativeCurrency, caipNetworkId } = network
  const { address, balance, priceUsd: price = 0, iconUrl = '' } = asset
  const known = asset.type === 'native' ? { ...asset, ...nativeCurrency } : asset
  const { decimals, symbol = '', name = symbol } = known
  if (asset.type === 'erc721' || !decimals) return undefined
  const numeric = toDecimalText(balance, decimals)
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
 * Lists the assets of a login's account as reported by its wallet (ERC-7811).
 *
 * @returns `undefined` if the account is not the current one of a login, the wallet does not
 *   advertise ERC-7811, or the request failed.
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
    return undefined // After a failed request, the caller falls back to the blockchain API.
  }
}
