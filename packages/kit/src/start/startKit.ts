import { KitNameRequiredError, parseCaipNetworkId } from '@latchkey/core'
import { getDiscoveries } from '../adapters/getDiscoveries.ts'
import { getSafeOrigin, safeConnectorId } from '../adapters/getSafeOrigin.ts'
import { load } from '../connect/load.ts'
import { restore } from '../connect/restore.ts'
import type { ConnectionState } from '../kit/ConnectionState.ts'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { abortAttempts } from '../kit/runAttempt.ts'
import { getTimers } from '../kit/startTimer.ts'
import { getNamespaces } from '../state/getNamespaces.ts'
import { initialConnectionState } from '../state/initialConnectionState.ts'
import { track } from '../state/track.ts'
import { activeNamespaceKey, activeNetworkKey, toConnectorIdKey } from '../storage/keys.ts'
import { forgetConnections, isConnectionStored } from '../storage/storedStatus.ts'
import { getTabs } from '../tabs/getTabs.ts'
import { getWatchers } from '../wallets/getWatchers.ts'
import { openTabs } from './openTabs.ts'
import { warnMissingRpc } from './warnMissingRpc.ts'

/**
 * Returns network and namespace of the last visit (K-INIT-10). A network removed from the
 * configuration counts as unsupported.
 */
function readNetwork(kit: Kit): Partial<ConnectionState> {
  const { storage } = kit
  const id = storage.read(activeNetworkKey)
  const namespaces = getNamespaces(kit)
  const stored = namespaces.find((name) => name === storage.read(activeNamespaceKey))
  if (!id) return stored ? { activeNamespace: stored } : {}
  const { namespace } = parseCaipNetworkId(id)
  if (!namespaces.includes(namespace)) return {}
  return { activeNamespace: stored ?? namespace, networks: { [namespace]: id } }
}

function stopKit(kit: Kit): void {
  const lifetime = getLifetime(kit)
  lifetime.running = false
  abortAttempts(kit, new DOMException('The kit was stopped.', 'AbortError'))
  for (const running of [lifetime.cleanups, getWatchers(kit), getTimers(kit)]) {
    for (const undo of [...running.values()]) undo()
    running.clear()
  }
  getDiscoveries(kit).clear()
  getTabs(kit).post = undefined
  kit.wallets.clear()
  kit.connectors.clear()
  const { networks, activeNamespace, connectors } = kit.connection.getState()
  kit.connection.setState({
    ...initialConnectionState,
    networks,
    activeNamespace,
    connectors: connectors.filter(({ type }) => type === 'WALLET_CONNECT'),
  })
}

/**
 * Removes stored connections that will not be restored. Inside the Safe app, makes its Safe the
 * active wallet (K-INJ-10). Returns whether there are connections to restore.
 */
function prepareRestore(kit: Kit): boolean {
  const stored = isConnectionStored(kit)
  const allowed = kit.config.enableReconnect !== false
  if (!stored || !allowed) forgetConnections(kit)
  if (!allowed || !getSafeOrigin(kit)) return stored && allowed
  kit.storage.write(toConnectorIdKey('eip155'), safeConnectorId)
  return true
}

/**
 * Checks the connections again when the page returns from the back-forward cache, because they may
 * have ended (S-136).
 */
function watchReturn(kit: Kit): void {
  const { page } = kit.ports
  const recheck = () => {
    if (!isConnectionStored(kit) && kit.connection.getState().connections.length === 0) return
    load().then(
      ({ recheckConnections }) => recheckConnections(kit),
      // If the chunk fails to load, the connections keep their state until a reload restores them
      // from storage.
      () => undefined,
    )
  }
  getLifetime(kit).cleanups.add(page.watchReturn?.(recheck) ?? (() => {}))
}

/**
 * Starts a kit in a browser: reads the stored state and restores stored connections. Without stored
 * connections it loads no chunk and no adapter (K-INIT-13).
 *
 * @returns A function that stops the kit. The kit can be started again.
 * @throws {KitNameRequiredError} Another kit with the same name runs in this page.
 */
export function startKit(kit: Kit): () => void {
  const { config } = kit
  const releaseName = kit.ports.page.claimName(config.name ?? '')
  if (!releaseName) throw new KitNameRequiredError()
  getLifetime(kit).running = true
  getLifetime(kit).cleanups.add(releaseName)
  openTabs(kit)
  watchReturn(kit)
  warnMissingRpc(kit)
  if (!config.projectId) {
    // The alert texts are lazy-loaded, because most pages do not need them.
    load().then(
      ({ showAlert }) => showAlert(kit, { code: 'project_id_not_configured' }),
      () => undefined,
    )
  }

  const reconnects = prepareRestore(kit)
  kit.connection.setState({ ...readNetwork(kit), initialized: true })
  track(kit, {
    event: 'INITIALIZE',
    properties: {
      networks: config.networks.map((network) => network.caipNetworkId),
      namespaces: getNamespaces(kit),
    },
  })
  if (reconnects) {
    kit.connection.setState({ status: readReconnecting(kit) })
    // If the chunk fails to load, nothing is restored now. The next user intent tries again.
    restore(kit).catch(() => kit.connection.setState({ status: {} }))
  }
  return () => stopKit(kit)
}

function readReconnecting(kit: Kit): ConnectionState['status'] {
  const stored = getNamespaces(kit).filter((name) => kit.storage.read(toConnectorIdKey(name)))
  return Object.fromEntries(stored.map((name) => [name, 'reconnecting' as const]))
}
