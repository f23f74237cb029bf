import { getAdapters } from '../adapters/getAdapters.ts'
import type { Kit } from '../kit/Kit.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import { createRemoteConnectors } from '../state/createRemoteConnectors.ts'

/** Replaces the configured networks of a kit; the configuration the host has given stays as it is. */
export function setNetworks(kit: Kit, networks: KitConfig['networks']): void {
  Object.assign(kit.config, { networks })
  // Made with the networks of before.
  getAdapters(kit).clear()
  kit.connection.setState(({ connectors }) => ({
    connectors: [
      ...createRemoteConnectors(kit.config),
      ...connectors.filter(({ type }) => type !== 'WALLET_CONNECT'),
    ],
  }))
}
