import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { getActiveNamespace, type Kit, openWalletApp, track } from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { getNamespaces } from '../networks/namespaces.ts'
import { findInjected } from './findInjected.ts'
import { getEntryName, type WalletEntry } from './WalletEntry.ts'

/**
 * View in which the user selected the wallet, and the wallet's position in the list, for analytics
 * events.
 */
type ListPosition = { readonly displayIndex: number; readonly view: string }

function trackBrowserWallet(kit: Kit, name: string, { displayIndex, view }: ListPosition): void {
  track(kit, {
    event: 'SELECT_WALLET',
    properties: { name, platform: 'browser', displayIndex, view },
  })
}

const toPlace = ({ id: connectorId, namespace }: ConnectorInfo) => ({ connectorId, namespace })

function toExternal(connector: ConnectorInfo): Page {
  return { view: 'ConnectingExternal', data: toPlace(connector) }
}

type PageEntry = Extract<WalletEntry, { readonly kind: 'connector' | 'multiChain' }>

/**
 * Returns the connector with which a wallet connects: that of the active namespace, or else that of
 * the first configured namespace.
 */
export function chooseConnector(kit: Kit, entry: PageEntry): ConnectorInfo {
  if (entry.kind === 'connector') return entry.connector
  const wanted = [getActiveNamespace(kit), ...getNamespaces(kit)]
  const own = wanted.flatMap(
    (namespace) => entry.connectors.find((one) => one.namespace === namespace) ?? [],
  )
  return own[0] ?? entry.connectors[0]
}

/**
 * Returns the connector in this page that belongs to a wallet of the directory. Prefers one of the
 * active namespace.
 */
function findConnector(kit: Kit, wallet: DirectoryWallet): ConnectorInfo | undefined {
  const { connectors } = kit.connection.getState()
  const namespace = getActiveNamespace(kit)
  const own = connectors.filter((connector) => connector.namespace === namespace)
  return findInjected(own, wallet) ?? findInjected(connectors, wallet)
}

function selectDirectoryWallet(kit: Kit, wallet: DirectoryWallet, position: ListPosition): void {
  const { displayIndex, view: from } = position
  const connector = findConnector(kit, wallet)
  if (connector) {
    trackBrowserWallet(kit, wallet.name, position)
    kit.modal.send({ type: 'push', page: toExternal(connector) })
    return
  }
  const opened = openWalletApp(kit, wallet)
  if (opened === 'browser') return
  const canPair = kit.connection.getState().connectors.some(({ type }) => type === 'WALLET_CONNECT')
  kit.modal.send({
    type: 'push',
    page: canPair
      ? {
          view: 'ConnectingWalletConnect',
          data: { wallet, displayIndex, from, ...(opened && { opened: true }) },
        }
      : { view: 'Downloads', data: { wallet } },
  })
}

function toPage(kit: Kit, entry: PageEntry): Page {
  const connector = chooseConnector(kit, entry)
  if (entry.kind === 'connector') return toExternal(connector)
  const namespaces = getNamespaces(kit)
  // Sorted in the order of the configuration, because connectors are discovered in any order.
  const others = entry.connectors
    .filter((one) => one !== connector)
    .sort((one, two) => namespaces.indexOf(one.namespace) - namespaces.indexOf(two.namespace))
    .map(toPlace)
  return { view: 'ConnectingExternal', data: { ...toPlace(connector), others } }
}

/** Preloads the code that connecting a wallet needs, before the user selects the wallet. */
export function preloadEntry(kit: Kit, entry: WalletEntry): void {
  if (entry.kind === 'directory') kit.preload()
  else {
    const connector = entry.kind === 'walletConnect' ? entry.connector : chooseConnector(kit, entry)
    kit.preload({ namespace: connector.namespace })
  }
}

/**
 * Handles the selection of a wallet. On a phone, it may open the wallet's app in the same task as
 * the press.
 */
export function selectWallet(kit: Kit, entry: WalletEntry, place: ListPosition): void {
  if (entry.kind === 'directory') {
    selectDirectoryWallet(kit, entry.wallet, place)
    return
  }
  if (entry.kind === 'walletConnect') {
    const view = kit.ports.page.device().mobile ? 'AllWallets' : 'ConnectingWalletConnect'
    kit.modal.send({ type: 'push', page: { view } })
    return
  }
  trackBrowserWallet(kit, getEntryName(entry), place)
  kit.modal.send({ type: 'push', page: toPage(kit, entry) })
}
