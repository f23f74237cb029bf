import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/** A wallet for a list that the app renders itself. */
export type HeadlessWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  /**
   * Connectors of the wallet in this page, by namespace. If empty, the wallet connects through
   * WalletConnect.
   */
  readonly connectors: readonly {
    readonly connectorId: string
    readonly namespace: ChainNamespace
  }[]
  /** The wallet has a connector in this page. */
  readonly isInjected: boolean
  /** The wallet was connected in this browser before. */
  readonly isRecent: boolean
  /** Directory entry of the wallet: networks, links, stores. */
  readonly walletInfo?: DirectoryWallet | undefined
}

type Known = {
  readonly connectors: readonly ConnectorInfo[]
  readonly recentConnectorIds: readonly string[]
}

const isWalletOf = (connector: ConnectorInfo, wallet: DirectoryWallet) =>
  connector.explorerId === wallet.id ||
  (connector.rdns !== undefined && connector.rdns === wallet.rdns)

/** Converts a directory wallet to an entry, with the connectors of this page that belong to it. */
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
 * Creates one entry per wallet in this page. Connectors of the same name in several namespaces
 * share an entry.
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
