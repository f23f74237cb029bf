import type { ChainNamespace } from '@latchkey/core'
import type { ConnectorStatus } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { findConnection } from './findConnection.ts'

/**
 * Returns the status of a connector in a namespace: `connected` if active, `active` if live beside
 * the active one, else `disconnected` (K-PROF-07).
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
