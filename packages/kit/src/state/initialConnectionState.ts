import type { ConnectionState } from '../kit/ConnectionState.ts'

/** State of a new kit, before the storage is read and a wallet connects. */
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
