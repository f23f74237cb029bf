import type { ChainNamespace } from '@latchkey/core'
import type { Connection } from '../ConnectionState.ts'
import type { Kit } from '../Kit.ts'
import { getActiveNamespace } from './getActiveNamespace.ts'

/** Gets the connection in use in a namespace, by default the active one. */
export function getActiveConnection(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): Connection | undefined {
  const namespace = parameters.namespace ?? getActiveNamespace(kit)
  const { connections, activeConnectors } = kit.connection.getState()
  return connections.find(
    (connection) =>
      connection.namespace === namespace && connection.connector.id === activeConnectors[namespace],
  )
}
