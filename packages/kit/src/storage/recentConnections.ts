import type { ChainNamespace, ConnectorInfo } from '@latchkey/core'
import { isSocial } from '../features/resolveFeatures.ts'
import type { RecentConnection } from '../kit/ConnectionState.ts'
import type { Kit } from '../kit/Kit.ts'
import { authConnectorId } from '../kit/walletConnectId.ts'
import { findConnection } from '../state/findConnection.ts'
import { getNamespaces } from '../state/getNamespaces.ts'
import {
  readConnections,
  readStoredConnections,
  type StoredConnection,
} from './storedConnections.ts'

function findConnector(kit: Kit, namespace: ChainNamespace, id: string): ConnectorInfo {
  const known = kit.connection
    .getState()
    .connectors.find((other) => other.namespace === namespace && other.id === id)
  if (id === authConnectorId) return { id, namespace, name: 'Auth', type: 'AUTH' }
  return known ?? { id, namespace, name: id, type: 'ANNOUNCED' }
}

/**
 * Reads the login method of a stored connection. Another wallet kit may have stored a login without
 * a provider name, or with an unknown one. Such a login used an email.
 */
function toAuth({ name = '', username }: NonNullable<StoredConnection['auth']> = {}) {
  return { name: isSocial(name) ? name : ('email' as const), ...(username && { username }) }
}

function toRecent(
  kit: Kit,
  namespace: ChainNamespace,
  { connectorId, accounts, caipNetwork, auth }: StoredConnection,
): RecentConnection | undefined {
  const live = findConnection(kit.connection.getState(), { namespace, connectorId })?.accounts ?? []
  const left = accounts.filter(
    (account) => !live.some(({ address }) => address === account.address),
  )
  if (left.length === 0) return undefined
  const connector = findConnector(kit, namespace, connectorId)
  return {
    namespace,
    connector,
    accounts: left,
    ...(caipNetwork && { caipNetworkId: caipNetwork }),
    ...(connectorId === authConnectorId && { auth: toAuth(auth) }),
  }
}

/**
 * Reads the connections that a user may resume: stored addresses without a live connection and
 * without a pending restore.
 */
export function readRecentConnections(kit: Kit): readonly RecentConnection[] {
  const { status } = kit.connection.getState()
  return getNamespaces(kit).flatMap((namespace) => {
    const returning = status[namespace] === 'reconnecting' ? readConnections(kit, namespace) : []
    return readStoredConnections(kit, namespace)
      .filter((row) => !returning.some(({ connectorId }) => connectorId === row.connectorId))
      .flatMap((row) => toRecent(kit, namespace, row) ?? [])
  })
}
