import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveNetworkId } from '../state/getActiveNetwork.ts'
import { getEmbeddedWallet } from './isAuthConnected.ts'
import { smartNetworksKey } from './storage.ts'

/** Returns whether the secure frame offers smart accounts on a network. */
export function hasSmartAccounts(kit: Pick<Kit, 'storage'>, caipNetworkId: CaipNetworkId): boolean {
  const ids = kit.storage.read(smartNetworksKey)?.split(',') ?? []
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return namespace === 'eip155' && ids.includes(reference)
}

/** Returns whether the user can choose a smart account on the active network (K-SET-06). */
export function hasSmartAccount(kit: Pick<Kit, 'config' | 'connection' | 'storage'>): boolean {
  const id = getActiveNetworkId(kit)
  return getEmbeddedWallet(kit) !== undefined && id !== undefined && hasSmartAccounts(kit, id)
}
