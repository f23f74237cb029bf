import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/** Finds the wallet of this page that a directory entry describes: by directory id, else by rdns. */
export function findInjected(
  connectors: readonly ConnectorInfo[],
  wallet: DirectoryWallet | undefined,
): ConnectorInfo | undefined {
  if (!wallet) return undefined
  const own = connectors.filter(({ type }) => type !== 'WALLET_CONNECT')
  return (
    own.find(({ explorerId }) => explorerId === wallet.id) ??
    own.find(({ rdns }) => rdns !== undefined && rdns === wallet.rdns)
  )
}
