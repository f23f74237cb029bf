import type { ChainNamespace, Connector } from '@latchkey/core'
import { getLifetime } from '../kit/getLifetime.ts'
import type { Kit } from '../kit/Kit.ts'
import { authConnectorId, walletConnectId } from '../kit/walletConnectId.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'
import { getDiscoveries } from './getDiscoveries.ts'
import { loadDiscovery } from './loadDiscovery.ts'
import { toDiscoveryOptions } from './toDiscoveryOptions.ts'

/**
 * Ids of the kit's own connectors. Announced wallets that use one of them are ignored (kit-state
 * §12.1).
 */
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
}

async function start(kit: Kit, namespace: ChainNamespace): Promise<void> {
  const loader = kit.config.adapters.find((adapter) => adapter.namespace === namespace)
  if (!loader) return
  const { createDiscovery } = await loadDiscovery(kit, loader)
  if (!getLifetime(kit).running) return
  const discovery = createDiscovery(toDiscoveryOptions(kit, namespace))
  await new Promise<void>((resolve) => {
    const stop = discovery.watchConnectors((found) => {
      const known = found.filter(({ info }) => !reservedIds.includes(info.id))
      withConnectors(kit, namespace, known)
      resolve()
    })
    getLifetime(kit).cleanups.add(stop)
  })
}

/**
 * Starts to look for wallets of a namespace in this page, at most once per kit. Resolves once the
 * first list of wallets is in the state. Wallets that appear later are added to the state too.
 */
export function discover(kit: Kit, namespace: ChainNamespace): Promise<void> {
  const discoveries = getDiscoveries(kit)
  const running = discoveries.get(namespace) ?? start(kit, namespace)
  discoveries.set(namespace, running)
  running.catch(() => discoveries.delete(namespace))
  return running
}
