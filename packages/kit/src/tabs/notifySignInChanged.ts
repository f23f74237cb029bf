import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { notifyTabs } from './notifyTabs.ts'

/** Makes the other tabs check for sign-in sessions again, after a sign-in or sign-out. */
export function notifySignInChanged(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'slots'>,
): void {
  const connection = getActiveConnection(kit)
  if (!connection) return
  const { namespace, connector } = connection
  notifyTabs(kit, { type: 'connect', namespace, connectorId: connector.id })
}
