import { type CaipNetworkId, type Network, parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import { depositTokens } from './depositTokens.ts'

/** Something an exchange may send: the coin of a network, or a token on it. */
export type DepositAsset = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address; absent for the coin. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const names = { usdc: ['USD Coin', 'USDC'], usdt: ['Tether USD', 'USDT'] } as const

/** SLIP-44 by namespace, and of the EVM networks whose coin is not ether's number. */
const coinTypes: Readonly<Record<string, number>> = {
  eip155: 60,
  solana: 501,
  bip122: 0,
  'eip155:56': 714,
  'eip155:204': 714,
}

/** What an asset is called in exchanges: CAIP-19. */
export function toAssetId({
  caipNetworkId,
  address,
}: Pick<DepositAsset, 'caipNetworkId' | 'address'>): string {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (address !== undefined)
    return `${caipNetworkId}/${namespace === 'solana' ? 'token' : 'erc20'}:${address}`
  return `${caipNetworkId}/slip44:${coinTypes[caipNetworkId] ?? coinTypes[namespace]}`
}

function toAssets({ caipNetworkId, nativeCurrency }: Network): readonly DepositAsset[] {
  const tokens = depositTokens[caipNetworkId]
  if (!tokens) return []
  const listed = (['usdc', 'usdt'] as const).flatMap((id): DepositAsset[] => {
    const [address, decimals] = tokens[id] ?? []
    const [name, symbol] = names[id]
    return address && decimals ? [{ caipNetworkId, address, name, symbol, decimals }] : []
  })
  const { name, symbol, decimals } = nativeCurrency
  return [{ caipNetworkId, name, symbol, decimals }, ...listed]
}

/** Lists what can be deposited on the network in use, its coin first; `[]` without an account and where nothing can. */
export function listDepositAssets(
  kit: Pick<Kit, 'config' | 'connection'>,
): readonly DepositAsset[] {
  const network = getActiveNetwork(kit)
  return network && getActiveConnection(kit) ? toAssets(network) : []
}
