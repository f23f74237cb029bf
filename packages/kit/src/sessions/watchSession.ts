import type { ChainNamespace } from '@latchkey/core'
import type { RemoteSession } from '@latchkey/walletconnect'
import { sessionKey } from '../constants.ts'
import { isMultiWalletEnabled } from '../features/getFeatures.ts'
import { dropConnections } from '../flows/dropConnections.ts'
import { followAccount } from '../flows/followAccount.ts'
import { keepWallet } from '../flows/keepWallet.ts'
import { takeAccounts } from '../flows/watchWallet.ts'
import type { Kit } from '../Kit.ts'
import { getActiveConnection } from '../selectors/getActiveConnection.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { walletConnectId } from '../walletConnectId.ts'
import { splitSession } from './adoptSession.ts'
import type { LivePart } from './keepParts.ts'

function getHeld(kit: Kit): readonly ChainNamespace[] {
  return kit.connection
    .getState()
    .connections.filter(({ connector }) => connector.id === walletConnectId)
    .map(({ namespace }) => namespace)
}

function dropHeld(kit: Kit, namespaces: readonly ChainNamespace[]): void {
  const targets = namespaces.map((namespace) => ({ namespace, connectorId: walletConnectId }))
  if (dropConnections(kit, targets)) followAccount(kit).catch(() => undefined) // Reported by toast and state.
}

/** Without multi-wallet the wallet a person uses keeps its place: nobody asked for another one. */
function isFree(kit: Kit, namespace: ChainNamespace): boolean {
  const { activeConnectors } = kit.connection.getState()
  return activeConnectors[namespace] === undefined || isMultiWalletEnabled(kit)
}

/** Keeps what joined by itself; where it is the account in use now, that is followed (S-83). */
async function keepAdded(kit: Kit, parts: readonly LivePart[]): Promise<void> {
  const before = getActiveConnection(kit)
  for (const part of parts) {
    if (isFree(kit, part.connection.namespace)) keepWallet(kit, part, { restored: true })
  }
  if (getActiveConnection(kit) !== before) await followAccount(kit)
}

async function takeUpdate(kit: Kit, session: RemoteSession, signal: AbortSignal): Promise<void> {
  const held = getHeld(kit)
  dropHeld(
    kit,
    held.filter((namespace) => !session.namespaces.includes(namespace)),
  )
  for (const namespace of getHeld(kit)) {
    const wallet = kit.wallets.get(toConnectorKey(namespace, walletConnectId))
    if (wallet) takeAccounts(kit, wallet, await wallet.getAccounts({ signal }))
    if (signal.aborted) return
  }
  const added = session.namespaces.filter(
    (namespace) => !held.includes(namespace) && isFree(kit, namespace),
  )
  if (added.length === 0) return
  const parts = await splitSession(kit, session, { namespaces: added, silent: true, signal })
  await keepAdded(kit, parts)
}

/** Follows a session until it ends: what the wallet adds, takes away, or ends (K-WC-07, K-WC-09). */
export function watchSession(kit: Kit, session: RemoteSession): void {
  kit.runtime.wallets.get(sessionKey)?.()
  const controller = new AbortController()
  const stop = session.watch({
    updated: () => {
      // A namespace whose code does not come joins with the next update or page load.
      takeUpdate(kit, session, controller.signal).catch(() => undefined)
    },
    deleted: () => dropHeld(kit, getHeld(kit)),
    expired: () => dropHeld(kit, getHeld(kit)),
  })
  kit.runtime.wallets.set(sessionKey, () => {
    controller.abort()
    stop()
  })
}
