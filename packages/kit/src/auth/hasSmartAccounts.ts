import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { smartNetworksKey } from './storage.ts'

/** Says whether a network is on the frame's list of those with smart accounts. */
export function hasSmartAccounts(kit: Pick<Kit, 'runtime'>, caipNetworkId: CaipNetworkId): boolean {
  const ids = kit.runtime.storage.read(smartNetworksKey)?.split(',') ?? []
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return namespace === 'eip155' && ids.includes(reference)
}
