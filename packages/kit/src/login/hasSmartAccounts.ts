import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { getEmbeddedWallet } from './isAuthConnected.ts'
import { smartNetworksKey } from './storage.ts'

/** Says whether a network is on the frame's list of those with smart accounts. */
export function hasSmartAccounts(kit: Pick<Kit, 'storage'>, caipNetworkId: CaipNetworkId): boolean {
  const ids = kit.storage.read(smartNetworksKey)?.split(',') ?? []
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return namespace === 'eip155' && ids.includes(reference)
}

/** Says whether the login in use may choose a smart account on the network in use (K-SET-06). */
export function hasSmartAccount(kit: Pick<Kit, 'config' | 'connection' | 'storage'>): boolean {
  const id = getActiveNetworkId(kit)
  return getEmbeddedWallet(kit) !== undefined && id !== undefined && hasSmartAccounts(kit, id)
}
