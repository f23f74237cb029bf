import type { ChainNamespace } from '@latchkey/core'
import type { Connection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { findConnection } from './findConnection.ts'

/**
 * Returns the active namespace. Before the user or a wallet has chosen one, it is that of the first
 * configured network.
 */
export function getActiveNamespace(kit: Pick<Kit, 'config' | 'connection'>): ChainNamespace {
  return kit.connection.getState().activeNamespace ?? kit.config.networks[0].chainNamespace
}

/** Returns the active connection of a namespace, by default of the active namespace. */
export function getActiveConnection(
  kit: Pick<Kit, 'config' | 'connection'>,
  parameters: { readonly namespace?: ChainNamespace | undefined } = {},
): Connection | undefined {
  const namespace = parameters.namespace ?? getActiveNamespace(kit)
  const state = kit.connection.getState()
  return findConnection(state, { namespace, connectorId: state.activeConnectors[namespace] })
}

/** Returns whether a wallet is connected in the active namespace. */
export function isConnected(kit: Pick<Kit, 'config' | 'connection'>): boolean {
  return getActiveConnection(kit) !== undefined
}
