import type { ChainNamespace, ConnectorInfo, DirectoryWallet } from '@latchkey/core'

/** A wallet for a list that the app draws itself. */
export type HeadlessWallet = {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string | undefined
  /** How it is connected in this page, by ecosystem; none: by WalletConnect. */
  readonly connectors: readonly {
    readonly connectorId: string
    readonly namespace: ChainNamespace
  }[]
  /** It is in this page. */
  readonly isInjected: boolean
  /** It was connected here before. */
  readonly isRecent: boolean
  /** What the directory says of it: networks, links, stores. */
  readonly walletInfo?: DirectoryWallet | undefined
}

type Known = {
  readonly connectors: readonly ConnectorInfo[]
  readonly recentConnectorIds: readonly string[]
}

const isWalletOf = (connector: ConnectorInfo, wallet: DirectoryWallet) =>
  connector.explorerId === wallet.id ||
  (connector.rdns !== undefined && connector.rdns === wallet.rdns)

/** Makes the entry of a wallet of the directory; where it is in this page it is connected there. */
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

/** Makes an entry of each wallet of this page; one that serves several ecosystems is one entry. */
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
