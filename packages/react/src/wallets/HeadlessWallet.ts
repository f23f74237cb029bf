import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/** A wallet in a list that the app itself renders. */
export type HeadlessWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  /**
   * Connectors in this page that belong to the wallet, one per namespace. If empty, the wallet
   * connects through WalletConnect.
   */
  readonly connectors: readonly {
    readonly connectorId: string
    readonly namespace: ChainNamespace
  }[]
  /** Whether a connector in this page belongs to the wallet. */
  readonly isInjected: boolean
  /** Whether the wallet was connected in this browser before. */
  readonly isRecent: boolean
  /** The wallet's entry in the directory, with its networks, links and stores. */
  readonly walletInfo?: DirectoryWallet | undefined
}

type Known = {
  readonly connectors: readonly ConnectorInfo[]
  readonly recentConnectorIds: readonly string[]
}

const isWalletOf = (connector: ConnectorInfo, wallet: DirectoryWallet) =>
  connector.explorerId === wallet.id ||
  (connector.rdns !== undefined && connector.rdns === wallet.rdns)

/**
 * Converts a wallet of the directory to an entry of the list, with the connectors in this page that
 * belong to it.
 */
export function toDirectoryEntry(wallet: DirectoryWallet, known: Known): HeadlessWallet {
  const own = known.connectors.filter((connector) => isWalletOf(connector, wallet))
  const { id, name, imageUrl } = wallet
  const isRecent = own.some((connector) => known.recentConnectorIds.includes(connector.id))
  return { id, name, imageUrl, ...toPlaces(own), isRecent, walletInfo: wallet }
}

function toPlaces(connectors: readonly ConnectorInfo[]) {
  return {
    isInjected: connectors.length > 0,
    connectors: connectors.map(({ id, namespace }) => ({ connectorId: id, namespace })),
  }
}

/**
 * Creates an entry for each wallet in this page. Connectors with the same name in several
 * namespaces share an entry.
 */
export function toPageEntries(
  known: Known,
  ranked: readonly DirectoryWallet[],
): readonly HeadlessWallet[] {
  const own = known.connectors.filter(({ type }) => type !== 'WALLET_CONNECT' && type !== 'AUTH')
  const named = new Map(own.map((connector) => [connector.name, connector]))
  return [...named].map(([name, { id, icon: imageUrl }]) => {
    const same = own.filter((connector) => connector.name === name)
    const walletInfo = ranked.find((wallet) => same.some((each) => isWalletOf(each, wallet)))
    const isRecent = same.some((connector) => known.recentConnectorIds.includes(connector.id))
    const shown = imageUrl ?? walletInfo?.imageUrl
    return { id, name, imageUrl: shown, ...toPlaces(same), isRecent, walletInfo }
  })
}
