import {
  type CaipNetworkId,
  type Network,
  namespaceFacts,
  parseCaipNetworkId,
  UnsupportedNamespaceError,
} from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { getActiveNetwork } from '../state/getActiveNetwork.ts'
import { depositTokens } from './depositTokens.ts'

/** An asset that exchanges may send: the native currency of a network, or a token on it. */
export type DepositAsset = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the contract; absent for the native currency. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

const names = { usdc: ['USD Coin', 'USDC'], usdt: ['Tether USD', 'USDT'] } as const

/**
 * SLIP-44 coin types of networks whose native currency differs from the default of their namespace.
 */
const coinTypes: Readonly<Record<string, number>> = {
  'eip155:56': 714,
  'eip155:204': 714,
}

/**
 * Returns the CAIP-19 id of an asset, by which exchanges identify it.
 *
 * @throws {UnsupportedNamespaceError} The asset is a token in a namespace that has no CAIP-19 ids
 * for tokens.
 */
export function toAssetId({
  caipNetworkId,
  address,
}: Pick<DepositAsset, 'caipNetworkId' | 'address'>): string {
  const { tokenKind, coinType } = namespaceFacts[parseCaipNetworkId(caipNetworkId).namespace]
  if (address === undefined)
    return `${caipNetworkId}/slip44:${coinTypes[caipNetworkId] ?? coinType}`
  if (!tokenKind) throw new UnsupportedNamespaceError()
  return `${caipNetworkId}/${tokenKind}:${address}`
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

/**
 * Lists the assets that can be deposited on the active network, the native currency first. Returns
 * `[]` without an account and on networks without deposits.
 */
export function listDepositAssets(
  kit: Pick<Kit, 'config' | 'connection'>,
): readonly DepositAsset[] {
  const network = getActiveNetwork(kit)
  return network && getActiveConnection(kit) ? toAssets(network) : []
}
