import type { ConnectorInfo, DirectoryWallet } from '@latchkey/core'
import { getActiveNamespace, type Kit, openWalletApp, track } from '@latchkey/kit'
import type { Page } from '@latchkey/modal'
import { findInjected } from '../views/pairing/findInjected.ts'
import type { WalletEntry } from './WalletEntry.ts'

/** Where a wallet stood when it was chosen: for events. */
type Place = { readonly displayIndex: number; readonly view: string }

function trackBrowserWallet(kit: Kit, name: string, { displayIndex, view }: Place): void {
  track(kit, {
    event: 'SELECT_WALLET',
    properties: { name, platform: 'browser', displayIndex, view },
  })
}

function toExternal({ id: connectorId, namespace }: ConnectorInfo): Page {
  return { view: 'ConnectingExternal', data: { connectorId, namespace } }
}

/** A connector of the active namespace first: that is where the person is. */
function findConnector(kit: Kit, wallet: DirectoryWallet): ConnectorInfo | undefined {
  const { connectors } = kit.connection.getState()
  const namespace = getActiveNamespace(kit)
  const own = connectors.filter((connector) => connector.namespace === namespace)
  return findInjected(own, wallet) ?? findInjected(connectors, wallet)
}

function selectDirectoryWallet(kit: Kit, wallet: DirectoryWallet, place: Place): void {
  const { displayIndex, view: from } = place
  const connector = findConnector(kit, wallet)
  if (connector) {
    trackBrowserWallet(kit, wallet.name, place)
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

function toPage(kit: Kit, entry: Exclude<WalletEntry, { readonly kind: 'directory' }>): Page {
  if (entry.kind === 'connector') return toExternal(entry.connector)
  if (entry.kind === 'walletConnect')
    return { view: kit.ports.page.device().mobile ? 'AllWallets' : 'ConnectingWalletConnect' }
  const { name } = entry
  const connectors = entry.connectors.map(({ id, namespace }) => ({ connectorId: id, namespace }))
  return { view: 'ConnectingMultiChain', data: { name, connectors } }
}

/** Goes on with what a person has chosen. On a phone another app may open, in the same task as the press. */
export function selectWallet(kit: Kit, entry: WalletEntry, place: Place): void {
  if (entry.kind === 'directory') {
    selectDirectoryWallet(kit, entry.wallet, place)
    return
  }
  if (entry.kind === 'connector') trackBrowserWallet(kit, entry.connector.name, place)
  kit.modal.send({ type: 'push', page: toPage(kit, entry) })
}
