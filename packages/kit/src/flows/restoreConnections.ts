import {
  AttemptSupersededError,
  type ChainNamespace,
  chainNamespaces,
  RequestTimedOutError,
} from '@latchkey/core'
import { track } from '../actions/track.ts'
import { restoreTimeoutMs } from '../constants.ts'
import type { Kit } from '../Kit.ts'
import { raceAbort } from '../raceAbort.ts'
import { startTimer, stopTimer } from '../startTimer.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { withSettledStatus, withStatus } from '../state/withStatus.ts'
import { readConnections } from '../storage/storedConnections.ts'
import { adoptWallet } from './adoptWallet.ts'
import { discover } from './discover.ts'
import { followAccount } from './followAccount.ts'
import { loadAdapter } from './loadAdapter.ts'
import { waitForConnector } from './waitForConnector.ts'

type Target = { readonly namespace: ChainNamespace; readonly connectorId: string }

/** Stored connections that are not there, of namespaces that are configured. */
function getTargets(kit: Kit): readonly Target[] {
  const namespaces = new Set(kit.config.networks.map((network) => network.chainNamespace))
  return [...namespaces].flatMap((namespace) =>
    readConnections(kit, namespace)
      .filter(({ connectorId }) => !kit.wallets.has(toConnectorKey(namespace, connectorId)))
      .map(({ connectorId }) => ({ namespace, connectorId })),
  )
}

async function restoreOne(kit: Kit, target: Target, signal: AbortSignal): Promise<void> {
  const { namespace, connectorId } = target
  const networks = kit.config.networks.filter((network) => network.chainNamespace === namespace)
  const [adapter] = await raceAbort(
    Promise.all([loadAdapter(kit, namespace), discover(kit, namespace)]),
    signal,
  )
  const connector = await waitForConnector(kit, target, signal)
  const wallet = await raceAbort(
    adapter.connect(connector, { networks, silent: true, signal }),
    signal,
  )
  // Ended meanwhile, here or in another tab: it stays ended.
  const isWanted = readConnections(kit, namespace).some(
    (stored) => stored.connectorId === connectorId,
  )
  if (!isWanted) throw new AttemptSupersededError()
  await raceAbort(adoptWallet(kit, wallet, signal), signal)
  track(kit, {
    event: 'CONNECT_SUCCESS',
    properties: { method: 'browser', name: connector.info.name, view: '', reconnect: true },
  })
}

/** Says whether nothing else decides the status of a namespace: no connection, no attempt of a person. */
function isIdle(kit: Kit, namespace: ChainNamespace): boolean {
  const { activeConnectors } = kit.connection.getState()
  return !activeConnectors[namespace] && !kit.runtime.attempts.has(`connect:${namespace}`)
}

/** Ends every `reconnecting`, also where storage promised a connection it does not hold. */
function settleStatuses(kit: Kit): void {
  for (const namespace of chainNamespaces) {
    if (kit.connection.getState().status[namespace] !== 'reconnecting') continue
    kit.connection.setState((state) => withSettledStatus(state, namespace))
  }
}

async function restoreAll(kit: Kit): Promise<void> {
  const targets = getTargets(kit)
  const namespaces = [...new Set(targets.map((target) => target.namespace))]
  const controller = new AbortController()
  const stop = () => controller.abort()
  kit.runtime.cleanups.add(stop)
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
  const results = await Promise.allSettled(
    targets.map((target) => restoreOne(kit, target, controller.signal)),
  )
  stopTimer(kit, 'restore')
  kit.runtime.cleanups.delete(stop)
  settleStatuses(kit)
  if (results.some((result) => result.status === 'fulfilled')) await followAccount(kit)
}

/**
 * Brings back what is stored, all wallets at once, within 15 s; a call while one runs joins it. What does not come
 * back stays stored: a wallet that is locked or not there yet has not said no (S-102).
 */
export async function restoreConnections(kit: Kit): Promise<void> {
  const { runtime } = kit
  runtime.restoring ??= restoreAll(kit).finally(() => {
    runtime.restoring = undefined
  })
  return runtime.restoring
}
