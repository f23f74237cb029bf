import type { Kit } from '../kit/Kit.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { tellTabs } from './tellTabs.ts'

/** Makes the other tabs check for sign-in sessions again, after a sign-in or sign-out. */
export function tellSignInChanged(
  kit: Pick<Kit, 'config' | 'connection' | 'ports' | 'slots'>,
): void {
  const connection = getActiveConnection(kit)
  if (!connection) return
  const { namespace, connector } = connection
  tellTabs(kit, { type: 'connect', namespace, connectorId: connector.id })
}
