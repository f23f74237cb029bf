import { getAdapters } from '../adapters/getAdapters.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import { createRemoteConnectors } from '../state/createRemoteConnectors.ts'

/**
 * Replaces the configured networks of a kit. The configuration object that the app passed to
 * `createKit` is not changed.
 */
export function setNetworks(kit: Kit, networks: KitConfig['networks']): void {
  Object.assign(kit.config, { networks })
  // Drops the adapters, because they were created with the former networks.
  getAdapters(kit).clear()
  kit.connection.setState(({ connectors }) => ({
    connectors: [
      ...createRemoteConnectors(kit.config),
      ...connectors.filter(({ type }) => type !== 'WALLET_CONNECT'),
    ],
  }))
}
