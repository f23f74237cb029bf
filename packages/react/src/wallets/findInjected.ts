import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/**
 * Finds the connector in this page for a directory wallet, by directory id or rdns. An installed
 * wallet comes before the SDK connector of the same wallet (K-INJ-09).
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
