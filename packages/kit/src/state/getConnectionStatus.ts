import type { ChainNamespace } from '@latchkey/core'
import type { ConnectorStatus } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { findConnection } from './findConnection.ts'

/**
 * Says how a connector of a namespace stands: `connected` is the one in use, `active` lives beside it, `disconnected`
 * is neither (K-PROF-07).
 */
export function getConnectionStatus(
  kit: Pick<Kit, 'connection'>,
  parameters: { readonly namespace: ChainNamespace; readonly connectorId: string },
): ConnectorStatus {
  const { namespace, connectorId } = parameters
  const state = kit.connection.getState()
  if (state.activeConnectors[namespace] === connectorId) return 'connected'
  return findConnection(state, parameters) ? 'active' : 'disconnected'
}
