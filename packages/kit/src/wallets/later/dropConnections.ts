import type { ChainNamespace } from '@latchkey/core'
import { isMultiWalletEnabled } from '../../features/getFeatures.ts'
import { closeModal } from '../../guide/closeModal.ts'
import { isWalletListShown } from '../../guide/connectPages.ts'
import { pairedKey } from '../../kit/constants.ts'
import type { Kit } from '../../kit/Kit.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { findConnection } from '../../state/findConnection.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { track } from '../../state/track.ts'
import { withoutConnection } from '../../state/withoutConnection.ts'
import { forgetLink } from '../../storage/recentWallets.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { forgetStoredName, removeStored, storeEnded } from '../../storage/storedConnections.ts'
import { notifyTabs } from '../../tabs/notifyTabs.ts'
import { getWatchers } from '../getWatchers.ts'

export type DropTarget = { readonly namespace: ChainNamespace; readonly connectorId: string }

export type DropOptions = {
  /**
   * Leaves the modal unchanged, because another connection replaces the dropped one, or the caller
   * navigates.
   */
  readonly keepModal?: boolean
  /** Sends no message to other tabs, because another tab has already announced the end. */
  readonly quiet?: boolean
}

/**
 * Removes a stored connection. With several wallets allowed it becomes a recent connection, which
 * is not restored automatically.
 */
export function forgetStored(kit: Kit, target: DropTarget): void {
  if (!isMultiWalletEnabled(kit)) {
    removeStored(kit, target)
    return
  }
  storeEnded(kit, target, true)
  forgetStoredName(kit, target)
}

/**
 * Removes a live connection from the state and stops listening to its wallet. The stored connection
 * stays.
 */
export function letGo(kit: Kit, { namespace, connectorId }: DropTarget): void {
  const key = toConnectorKey(namespace, connectorId)
  getWatchers(kit).get(key)?.()
  getWatchers(kit).delete(key)
  kit.wallets.delete(key)
  kit.connection.setState((state) => withoutConnection(state, namespace, connectorId))
}

function drop(kit: Kit, target: DropTarget, quiet: boolean | undefined): void {
  const { namespace, connectorId } = target
  letGo(kit, target)
  forgetStored(kit, target)
  saveConnections(kit, namespace)
  if (!quiet) notifyTabs(kit, { type: 'disconnect', namespace, connectorId })
}

function trackEnd(kit: Kit, ended: readonly ChainNamespace[], left: number): void {
  const [first] = ended
  if (!first) return
  // A session of several namespaces that ends as a whole sends one event (K-WC-09).
  const isAll = left === 0 && ended.length > 1
  for (const namespace of isAll ? (['all'] as const) : ended) {
    track(kit, { event: 'DISCONNECT_SUCCESS', properties: { namespace } })
  }
}

function leaveModal(kit: Kit, left: number): void {
  // The view ProfileWallets stays open and shows the remaining wallets. With other wallets left,
  // other views stay open too.
  if (isWalletListShown(kit) || (left > 0 && isMultiWalletEnabled(kit))) return
  closeModal(kit)
}

/**
 * Removes live connections from the state, whichever side ended them. If a namespace has none left,
 * an event is sent and the modal closes; otherwise the next connection becomes active (K-STATE-02).
 * Connections that are not live are ignored.
 *
 * @returns Whether another account is active now; the caller then follows that account.
 */
export function dropConnections(
  kit: Kit,
  targets: readonly DropTarget[],
  { keepModal, quiet }: DropOptions = {},
): boolean {
  const before = kit.connection.getState()
  // The active namespace is handled last, so that it stays active if no connection is left.
  const isLast = ({ namespace }: DropTarget) => Number(namespace === before.activeNamespace)
  const known = targets
    .filter((target) => findConnection(before, target))
    .sort((one, two) => isLast(one) - isLast(two))
  if (known.length === 0) return false
  const active = getActiveConnection(kit)
  for (const target of known) drop(kit, target, quiet)
  if (known.some(({ connectorId }) => connectorId === walletConnectId)) forgetPaired(kit)
  const { connections, activeConnectors } = kit.connection.getState()
  const next = getActiveConnection(kit)
  if (!next) kit.connection.setState({ signIn: kit.config.signIn ? 'unknown' : 'off' })
  const ended = [...new Set(known.map((target) => target.namespace))].filter(
    (namespace) => !activeConnectors[namespace],
  )
  trackEnd(kit, ended, connections.length)
  if (ended.length > 0 && !keepModal) leaveModal(kit, connections.length)
  return next !== undefined && next !== active
}

/**
 * Removes the remaining data of a WalletConnect session when its last namespace ends: listener,
 * link choice, single recent wallet (kit-state §6).
 */
function forgetPaired(kit: Kit): void {
  const { connections } = kit.connection.getState()
  if (connections.some(({ connector }) => connector.id === walletConnectId)) return
  getWatchers(kit).get(pairedKey)?.()
  getWatchers(kit).delete(pairedKey)
  forgetLink(kit)
}
