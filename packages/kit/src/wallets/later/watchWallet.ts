import type { CaipNetworkId, Unsubscribe, Wallet, WalletAccount } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { findConnection } from '../../state/findConnection.ts'
import { isRemoteConnector } from '../../state/isRemoteConnector.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { withAccounts, withLock } from '../../state/withAccounts.ts'
import { withConnectionNetwork } from '../../state/withNetwork.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { isStoredActive } from '../../storage/storedConnections.ts'
import { getWatchers } from '../getWatchers.ts'
import { type DropTarget, dropConnections } from './dropConnections.ts'
import { followAccount } from './followAccount.ts'
import { moveToNetwork } from './moveToNetwork.ts'

function follow(kit: Kit): void {
  // A failure is not thrown here, because a toast and the sign-in state show it.
  followAccount(kit).catch(() => undefined)
}

function dropAll(kit: Kit, targets: readonly DropTarget[]): void {
  if (dropConnections(kit, targets)) follow(kit)
}

/**
 * Handles a wallet that shares no account. A wallet of this page is locked: it reports its accounts
 * again after unlocking (K-WORLD-06). A session without accounts has ended.
 */
function takeNoAccount(kit: Kit, { connector: { info } }: Wallet): void {
  const key = { namespace: info.namespace, connectorId: info.id }
  if (isRemoteConnector(info)) dropAll(kit, [key])
  else kit.connection.setState((state) => withLock(state, key))
}

/** Stores the accounts that a wallet now shares, the active one first. */
export function takeAccounts(kit: Kit, wallet: Wallet, accounts: readonly WalletAccount[]): void {
  const { namespace, id: connectorId } = wallet.connector.info
  const [first] = accounts
  if (!first) {
    takeNoAccount(kit, wallet)
    return
  }
  const state = kit.connection.getState()
  const before = findConnection(state, { namespace, connectorId })
  const approvedNetworkIds = wallet.features.getApprovedNetworkIds?.()
  kit.connection.setState((current) =>
    withAccounts(current, { namespace, connectorId }, { accounts, approvedNetworkIds }),
  )
  saveConnections(kit, namespace, { keepsActive: true })
  const isActive = state.activeConnectors[namespace] === connectorId
  const isOther = before?.accounts[0]?.address !== first.address
  // A wallet that was locked at the page load could not be asked to sign in.
  const isUnlocked = before?.locked && state.signIn !== 'signed'
  if (isActive && (isOther || isUnlocked)) follow(kit)
}

/**
 * Stores the network that a wallet reports as its new one. Every tab receives this event. The
 * network is stored for the next visit only if the wallet is active and no other tab has chosen
 * another wallet since (S-135).
 */
export function takeNetwork(kit: Kit, wallet: Wallet, caipNetworkId: CaipNetworkId): void {
  const { namespace, id: connectorId } = wallet.connector.info
  const key = { namespace, connectorId }
  if (kit.connection.getState().activeConnectors[namespace] === connectorId) {
    moveToNetwork(kit, caipNetworkId, { quiet: !isStoredActive(kit, key) })
    return
  }
  kit.connection.setState((state) => withConnectionNetwork(state, key, caipNetworkId))
  saveConnections(kit, namespace, { keepsActive: true })
}

/**
 * Removes the connection of a wallet that has disconnected. A WalletConnect session of several
 * namespaces ends once, in all of them (K-WC-09).
 */
function takeEnd(kit: Kit, wallet: Wallet): void {
  const { info } = wallet.connector
  const { namespace, id: connectorId } = info
  const ended = kit.connection
    .getState()
    .connections.filter(
      (other) =>
        other.connector.id === connectorId &&
        (other.namespace === namespace || isRemoteConnector(info)),
    )
  dropAll(
    kit,
    ended.map((connection) => ({ namespace: connection.namespace, connectorId })),
  )
}

/**
 * Starts watching for pending transactions if `config.pendingTransactionsFilter` is set. Otherwise
 * its chunk never loads.
 */
function followPending(kit: Kit, wallet: Wallet): Unsubscribe {
  const controller = new AbortController()
  if (kit.config.pendingTransactionsFilter?.enable && wallet.features.ethereum) {
    import(/* moment: pending */ './watchPending.ts').then(
      ({ watchPending }) =>
        controller.signal.aborted || watchPending({ kit, wallet, signal: controller.signal }),
      () => undefined, // Without the chunk, balances refresh only as they do without the option.
    )
  }
  return () => controller.abort()
}

/** Follows a wallet's events until the connection ends. */
export function watchWallet(kit: Kit, wallet: Wallet): void {
  const { namespace, id: connectorId } = wallet.connector.info
  const key = toConnectorKey(namespace, connectorId)
  getWatchers(kit).get(key)?.()
  const stop = wallet.watch({
    accountsChanged: (accounts) => takeAccounts(kit, wallet, accounts),
    networkChanged: (caipNetworkId) => takeNetwork(kit, wallet, caipNetworkId),
    disconnected: () => takeEnd(kit, wallet),
  })
  const stopPending = followPending(kit, wallet)
  getWatchers(kit).set(key, () => {
    stop()
    stopPending()
  })
}
