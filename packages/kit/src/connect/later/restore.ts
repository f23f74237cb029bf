import { type ChainNamespace, chainNamespaces, RequestTimedOutError } from '@latchkey/core'
import { loadDirectory } from '../../directory/loadDirectory.ts'
import type { Connection } from '../../kit/ConnectionState.ts'
import { restoreTimeoutMs } from '../../kit/constants.ts'
import { createSlot } from '../../kit/createSlot.ts'
import { getLifetime } from '../../kit/getLifetime.ts'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { startTimer, stopTimer } from '../../kit/startTimer.ts'
import { authConnectorId, walletConnectId } from '../../kit/walletConnectId.ts'
import { loadLogin } from '../../login/load.ts'
import { withSettledStatus, withStatus } from '../../state/withStatus.ts'
import { saveConnections, updateRecents } from '../../storage/saveConnections.ts'
import { load as loadPairing } from '../../walletconnect/load.ts'
import { createPageReturn } from '../../wallets/later/createPageSource.ts'
import { followAccount } from '../../wallets/later/followAccount.ts'
import { restoreFrom } from '../../wallets/later/restoreFrom.ts'
import { getTargets, type RestoreTarget } from '../../wallets/later/restoreTargets.ts'
import { resumePending } from './resumePending.ts'

async function restorePaired(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  const { restoreWalletConnect } = await raceAbort(loadPairing(), signal)
  await restoreWalletConnect(kit, targets, signal)
}

async function restoreOfFrame(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): Promise<void> {
  // A stored login needs the project's features at the start, without waiting for an intent
  // (K-INIT-05).
  loadDirectory(kit).catch(() => undefined)
  const { restoreLogin } = await raceAbort(loadLogin(), signal)
  await restoreLogin(kit, targets, signal)
}

/**
 * Returns whether a restore may set the status of a namespace: it has no connection, and the user
 * is not connecting a wallet of it.
 */
function isIdle(kit: Kit, namespace: ChainNamespace): boolean {
  const { activeConnectors } = kit.connection.getState()
  const attempts = getAttempts(kit)
  const kinds = [`connect:${namespace}`, 'pair', 'login']
  return !activeConnectors[namespace] && !kinds.some((kind) => attempts.has(kind))
}

/**
 * Replaces every `reconnecting` status after a restore, including namespaces that had no stored
 * connection.
 */
function settleStatuses(kit: Kit): void {
  for (const namespace of chainNamespaces) {
    if (kit.connection.getState().status[namespace] !== 'reconnecting') continue
    kit.connection.setState((state) => withSettledStatus(state, namespace))
  }
}

function restoreTargets(
  kit: Kit,
  targets: readonly RestoreTarget[],
  signal: AbortSignal,
): readonly Promise<void>[] {
  const ofPairing = targets.filter(({ connectorId }) => connectorId === walletConnectId)
  const ofLogin = targets.filter(({ connectorId }) => connectorId === authConnectorId)
  const others = targets.filter(
    (target) => !ofPairing.includes(target) && !ofLogin.includes(target),
  )
  return [
    ...others.map((target) =>
      restoreFrom(kit, createPageReturn(kit), { targets: [target], signal }),
    ),
    ...(ofPairing.length > 0 ? [restorePaired(kit, ofPairing, signal)] : []),
    ...(ofLogin.length > 0 ? [restoreOfFrame(kit, ofLogin, signal)] : []),
  ]
}

/**
 * Restores the stored order of connections, regardless of which wallet answered first. The first
 * restored connection becomes active (K-STATE-02).
 */
function restoreOrder(kit: Kit, targets: readonly RestoreTarget[]): void {
  const toPlace = ({ namespace, connector }: Connection) => {
    const place = targets.findIndex(
      (target) => target.namespace === namespace && target.connectorId === connector.id,
    )
    return place < 0 ? targets.length : place
  }
  kit.connection.setState(({ connections }) => ({
    connections: [...connections].sort((one, two) => toPlace(one) - toPlace(two)),
  }))
  for (const namespace of new Set(targets.map((target) => target.namespace))) {
    saveConnections(kit, namespace, { keepsActive: true })
  }
}

async function restoreAll(kit: Kit): Promise<void> {
  const targets = getTargets(kit)
  const namespaces = [...new Set(targets.map((target) => target.namespace))]
  const controller = new AbortController()
  const stop = () => controller.abort()
  getLifetime(kit).cleanups.add(stop)
  startTimer(kit, { purpose: 'restore', delayMs: restoreTimeoutMs }, () =>
    controller.abort(
      new RequestTimedOutError({ what: 'A stored wallet', deadlineMs: restoreTimeoutMs }),
    ),
  )
  for (const namespace of namespaces) {
    if (isIdle(kit, namespace)) {
      kit.connection.setState((state) => withStatus(state, namespace, 'reconnecting'))
    }
  }
  const results = await Promise.allSettled(restoreTargets(kit, targets, controller.signal))
  stopTimer(kit, 'restore')
  getLifetime(kit).cleanups.delete(stop)
  settleStatuses(kit)
  if (!getLifetime(kit).running) return
  if (targets.length > 0) restoreOrder(kit, targets)
  updateRecents(kit)
  resumePending(kit)
  if (results.some((result) => result.status === 'fulfilled')) await followAccount(kit)
}

type Restoring = { run: Promise<void> | undefined }

/**
 * Returns the restore of stored connections that is running, so that later calls wait for it
 * instead of starting another.
 */
const getRestoring = createSlot((): Restoring => ({ run: undefined }))

/**
 * Restores all stored connections in parallel within 15 s. A call during a restore joins it. A
 * connection that fails to restore stays stored, because its wallet may be locked or not loaded yet
 * (S-102).
 */
export async function restore(kit: Kit): Promise<void> {
  const restoring = getRestoring(kit)
  restoring.run ??= restoreAll(kit).finally(() => {
    restoring.run = undefined
  })
  return restoring.run
}
