import type { ConnectorInfo } from '@latchkey/core'

/**
 * Returns whether one connection of a connector can cover several namespaces: a WalletConnect
 * session or a login.
 */
export function isRemoteConnector({ type }: ConnectorInfo): boolean {
  return type === 'WALLET_CONNECT' || type === 'AUTH'
}
