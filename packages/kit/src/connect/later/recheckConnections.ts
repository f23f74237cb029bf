import { ConnectorNotConnectedError } from '@latchkey/core'
import type { Connection } from '../../kit/ConnectionState.ts'
import { restoreTimeoutMs } from '../../kit/constants.ts'
import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { startTimer, stopTimer } from '../../kit/startTimer.ts'
import { toConnectorKey } from '../../state/toConnectorKey.ts'
import { dropConnections, letGo } from '../../wallets/later/dropConnections.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import { readConnection } from '../../wallets/later/keepWallet.ts'
import { isWanted } from '../../wallets/later/restoreTargets.ts'
import { takeAccounts, takeNetwork } from '../../wallets/later/watchWallet.ts'
import { restore } from './restore.ts'

const toTarget = ({ namespace, connector }: Connection) => ({
  namespace,
  connectorId: connector.id,
  caipNetworkId: undefined,
})

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
  } catch (error) {
    if (isCurrent() && error instanceof ConnectorNotConnectedError)
      return takeAccounts(kit, wallet, [])
    // If the wallet does not answer, its connection ends in the state but stays in storage, so that
    // it can be restored later (S-102).
    if (isCurrent()) letGo(kit, toTarget(before))
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
 * Checks all connections after the browser restored a frozen page (S-136). The page may have missed
 * messages of other tabs, and its wallets may be gone.
 *
 * Connections that ended in other tabs end here too. Each wallet is asked for its current accounts,
 * and missing stored connections are restored. Finally the sign-in session is requested again.
 */
export async function recheckConnections(kit: Kit): Promise<void> {
  const { connections } = kit.connection.getState()
  const ended = connections.map(toTarget).filter((target) => !isWanted(kit, target))
  dropConnections(kit, ended, { quiet: true })
  await probeAll(kit)
  if (!getLifetime(kit).running) return
  await restore(kit)
  await followAccount(kit)
}
