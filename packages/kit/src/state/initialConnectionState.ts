import type { ConnectionState } from '../kit/ConnectionState.ts'

/** Nothing connected, nothing read yet. */
export const initialConnectionState: ConnectionState = {
  initialized: false,
  activeNamespace: undefined,
  networks: {},
  connections: [],
  activeConnectors: {},
  status: {},
  connectors: [],
  recentConnectorIds: [],
  recentConnections: [],
  recentWallets: [],
  addressLabels: {},
  pairing: undefined,
  pending: undefined,
  signIn: 'unknown',
}
