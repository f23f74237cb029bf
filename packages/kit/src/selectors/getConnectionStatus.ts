import type { ChainNamespace } from '@latchkey/core'
import type { ConnectorStatus } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'

/**
 * Says how a connector of a namespace stands: `connected` is the one in use, `active` lives beside it, `disconnected`
 * is neither (K-PROF-07).
 */
export function getConnectionStatus(
  kit: Pick<Kit, 'connection'>,
  parameters: { readonly namespace: ChainNamespace; readonly connectorId: string },
): ConnectorStatus {
  const { namespace, connectorId } = parameters
  const { connections, activeConnectors } = kit.connection.getState()
  if (activeConnectors[namespace] === connectorId) return 'connected'
  const lives = connections.some(
    (other) => other.namespace === namespace && other.connector.id === connectorId,
  )
  return lives ? 'active' : 'disconnected'
}
