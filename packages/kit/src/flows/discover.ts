import type { ChainNamespace, Connector } from '@latchkey/core'
import type { Kit } from '../Kit.ts'
import { loadDiscovery } from '../loadDiscovery.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { authConnectorId, walletConnectId } from '../walletConnectId.ts'
import { toDiscoveryOptions } from './toDiscoveryOptions.ts'

/** Ids of connectors of our own: what a page finds under one of them is not that (kit-state §12.1). */
const reservedIds: readonly string[] = [walletConnectId, authConnectorId]

function withConnectors(kit: Kit, namespace: ChainNamespace, found: readonly Connector[]): void {
  for (const [key, connector] of kit.connectors) {
    if (connector.info.namespace === namespace) kit.connectors.delete(key)
  }
  for (const connector of found)
    kit.connectors.set(toConnectorKey(namespace, connector.info.id), connector)
  kit.connection.setState(({ connectors }) => ({
    connectors: [
      ...connectors.filter(
        (other) => other.namespace !== namespace || other.type === 'WALLET_CONNECT',
      ),
      ...found.map((connector) => connector.info),
    ],
  }))
  // Recent wallets take the names of those found.
  kit.runtime.updateRecents?.()
}

async function start(kit: Kit, namespace: ChainNamespace): Promise<void> {
  const loader = kit.config.adapters.find((adapter) => adapter.namespace === namespace)
  if (!loader) return
  const { createDiscovery } = await loadDiscovery(kit, loader)
  if (!kit.runtime.running) return
  const discovery = createDiscovery(toDiscoveryOptions(kit, namespace))
  await new Promise<void>((resolve) => {
    const stop = discovery.watchConnectors((found) => {
      const known = found.filter(({ info }) => !reservedIds.includes(info.id))
      withConnectors(kit, namespace, known)
      resolve()
    })
    kit.runtime.cleanups.add(stop)
  })
}

/** Finds the wallets of a namespace in this page, and keeps finding them. Ends with the first report; starts once. */
export function discover(kit: Kit, namespace: ChainNamespace): Promise<void> {
  const { discoveries } = kit.runtime
  const running = discoveries.get(namespace) ?? start(kit, namespace)
  discoveries.set(namespace, running)
  running.catch(() => discoveries.delete(namespace))
  return running
}
