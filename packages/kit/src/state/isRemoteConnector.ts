import type { ConnectorInfo } from '@latchkey/core'

/** Says whether one session of a connector covers every namespace it serves: WalletConnect and logins. */
export function isRemoteConnector({ type }: ConnectorInfo): boolean {
  return type === 'WALLET_CONNECT' || type === 'AUTH'
}
