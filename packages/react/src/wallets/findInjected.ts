import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/**
 * Returns the connector in this page that belongs to a wallet of the directory, by directory id or
 * rdns. Prefers an installed wallet to the SDK connector of the same wallet (K-INJ-09).
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
