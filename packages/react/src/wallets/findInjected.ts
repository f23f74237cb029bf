import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/**
 * Finds the wallet of this page that a directory entry describes, by directory id or rdns. What the wallet itself has
 * put into the page comes before the SDK an app brings of it (K-INJ-09).
 */
export function findInjected(
  connectors: readonly ConnectorInfo[],
  wallet: DirectoryWallet | undefined,
): ConnectorInfo | undefined {
  if (!wallet) return undefined
  const isIt = ({ explorerId, rdns }: ConnectorInfo) =>
    explorerId === wallet.id || (rdns !== undefined && rdns === wallet.rdns)
  const own = connectors.filter(({ type }) => type !== 'WALLET_CONNECT')
  return own.find((connector) => connector.type !== 'EXTERNAL' && isIt(connector)) ?? own.find(isIt)
}
