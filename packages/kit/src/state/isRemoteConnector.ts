import type { ConnectorInfo } from '@latchkey/core'

/**
 * Returns whether one session of a connector covers several namespaces, as with WalletConnect and
 * logins.
 */
export function isRemoteConnector({ type }: ConnectorInfo): boolean {
  return type === 'WALLET_CONNECT' || type === 'AUTH'
}
