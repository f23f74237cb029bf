import type { Connection } from '../ConnectionState.ts'
import { restoreTimeoutMs } from '../constants.ts'
import type { Kit } from '../Kit.ts'
import { raceAbort } from '../raceAbort.ts'
import { startTimer, stopTimer } from '../startTimer.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { withoutConnection } from '../state/withoutConnection.ts'
import { dropConnections } from './dropConnections.ts'
import { followAccount } from './followAccount.ts'
import { readConnection } from './keepWallet.ts'
import { restoreConnections } from './restoreConnections.ts'
import { isWanted } from './restoreTargets.ts'
import { takeAccounts, takeNetwork } from './watchWallet.ts'

const toTarget = ({ namespace, connector }: Connection) => ({
  namespace,
  connectorId: connector.id,
  caipNetworkId: undefined,
})

/** Takes a wallet that does not answer out of sight. It stays stored, so that it can come back (S-102). */
function letGo(kit: Kit, { namespace, connector }: Connection): void {
  const key = toConnectorKey(namespace, connector.id)
  kit.runtime.wallets.get(key)?.()
  kit.runtime.wallets.delete(key)
  kit.wallets.delete(key)
  kit.connection.setState((state) => withoutConnection(state, namespace, connector.id))
}

async function probe(kit: Kit, before: Connection, signal: AbortSignal): Promise<void> {
  const key = toConnectorKey(before.namespace, before.connector.id)
  const wallet = kit.wallets.get(key)
  if (!wallet) return
  const isCurrent = () => kit.wallets.get(key) === wallet
  try {
    const { accounts, caipNetworkId } = await raceAbort(readConnection(wallet, signal), signal)
    if (!isCurrent()) return
    if (caipNetworkId !== before.caipNetworkId) takeNetwork(kit, wallet, caipNetworkId)
    takeAccounts(kit, wallet, accounts)
  } catch {
    if (isCurrent()) letGo(kit, before)
  }
}

async function probeAll(kit: Kit): Promise<void> {
  const controller = new AbortController()
  startTimer(kit, { purpose: 'recheck', delayMs: restoreTimeoutMs }, () => controller.abort())
  const { connections } = kit.connection.getState()
  await Promise.all(connections.map((connection) => probe(kit, connection, controller.signal)))
  stopTimer(kit, 'recheck')
}

/**
 * Looks again after the page was put aside whole and brought back (S-136): it has heard nothing of other tabs, and its
 * wallets may be gone. What ended meanwhile ends here, each wallet is asked what it shares now, and what is stored and
 * not there is brought back; then the session is asked for anew.
 */
export async function recheckConnections(kit: Kit): Promise<void> {
  const { connections } = kit.connection.getState()
  const ended = connections.map(toTarget).filter((target) => !isWanted(kit, target))
  dropConnections(kit, ended, { quiet: true })
  await probeAll(kit)
  if (!kit.runtime.running) return
  await restoreConnections(kit)
  await followAccount(kit)
}
