import type { ChainNamespace } from '@latchkey/core'
import type { PairedWallet } from '@latchkey/walletconnect'
import { isMultiWalletEnabled } from '../../features/getFeatures.ts'
import { pairedKey } from '../../kit/constants.ts'
import type { Kit } from '../../kit/Kit.ts'
import { walletConnectId } from '../../kit/walletConnectId.ts'
import { getActiveConnection } from '../../state/getActiveConnection.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { getWatchers } from '../../wallets/getWatchers.ts'
import { dropConnections } from '../../wallets/later/dropConnections.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import type { LivePart } from '../../wallets/later/keepParts.ts'
import { keepWallet } from '../../wallets/later/keepWallet.ts'
import { takeAccounts } from '../../wallets/later/watchWallet.ts'
import { splitPaired } from './adoptPaired.ts'

function getHeld(kit: Kit): readonly ChainNamespace[] {
  return kit.connection
    .getState()
    .connections.filter(({ connector }) => connector.id === walletConnectId)
    .map(({ namespace }) => namespace)
}

function dropHeld(kit: Kit, namespaces: readonly ChainNamespace[]): void {
  const targets = namespaces.map((namespace) => ({ namespace, connectorId: walletConnectId }))
  // A failure is not thrown here, because a toast and the sign-in state show it.
  if (dropConnections(kit, targets)) followAccount(kit).catch(() => undefined)
}

/**
 * Returns whether a WalletConnect wallet may be added to a namespace without a request of the user.
 * Without the multi-wallet feature an active wallet stays.
 */
function isFree(kit: Kit, namespace: ChainNamespace): boolean {
  const { activeConnectors } = kit.connection.getState()
  return activeConnectors[namespace] === undefined || isMultiWalletEnabled(kit)
}

/**
 * Connects namespaces that the wallet has added to its WalletConnect session, and follows the
 * active account if it changes (S-83).
 */
async function keepAdded(kit: Kit, parts: readonly LivePart[]): Promise<void> {
  const before = getActiveConnection(kit)
  for (const part of parts) {
    if (isFree(kit, part.connection.namespace)) keepWallet(kit, part, { restored: true })
  }
  if (getActiveConnection(kit) !== before) await followAccount(kit)
}

async function takeUpdate(kit: Kit, paired: PairedWallet, signal: AbortSignal): Promise<void> {
  const held = getHeld(kit)
  dropHeld(
    kit,
    held.filter((namespace) => !paired.namespaces.includes(namespace)),
  )
  for (const namespace of getHeld(kit)) {
    const wallet = kit.wallets.get(toConnectorKey(namespace, walletConnectId))
    if (wallet) takeAccounts(kit, wallet, await wallet.getAccounts({ signal }))
    if (signal.aborted) return
  }
  const added = paired.namespaces.filter(
    (namespace) => !held.includes(namespace) && isFree(kit, namespace),
  )
  if (added.length === 0) return
  const parts = await splitPaired(kit, paired, { namespaces: added, silent: true, signal })
  await keepAdded(kit, parts)
}

/**
 * Follows a WalletConnect session until it ends: connects added namespaces and removes ended ones
 * (K-WC-07, K-WC-09).
 */
export function watchPaired(kit: Kit, paired: PairedWallet): void {
  getWatchers(kit).get(pairedKey)?.()
  const controller = new AbortController()
  const stop = paired.watch({
    updated: () => {
      // If the adapter of an added namespace fails to load, the namespace is connected with the
      // next update or page load.
      takeUpdate(kit, paired, controller.signal).catch(() => undefined)
    },
    deleted: () => dropHeld(kit, getHeld(kit)),
    expired: () => dropHeld(kit, getHeld(kit)),
  })
  getWatchers(kit).set(pairedKey, () => {
    controller.abort()
    stop()
  })
}
