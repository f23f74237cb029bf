import type { Network } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'

/**
 * Returns whether a network is not selectable, because the connected wallet of its namespace has
 * not approved it (kit-state §4.3, K-WC-06).
 */
export function isNetworkDisabled(
  kit: Pick<Kit, 'config' | 'connection'>,
  network: Network,
): boolean {
  const connection = getActiveConnection(kit, { namespace: network.chainNamespace })
  const approved = connection?.approvedNetworkIds
  return approved !== undefined && !approved.includes(network.caipNetworkId)
}
