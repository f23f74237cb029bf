import type { Kit } from '../Kit.ts'
import type { KitConfig } from '../KitConfig.ts'
import { createSessionConnectors } from './createSessionConnectors.ts'

/** Replaces the configured networks of a kit; the configuration the host has given stays as it is. */
export function setNetworks(kit: Kit, networks: KitConfig['networks']): void {
  Object.assign(kit.config, { networks })
  // Made with the networks of before.
  kit.runtime.adapters.clear()
  kit.connection.setState(({ connectors }) => ({
    connectors: [
      ...createSessionConnectors(kit.config),
      ...connectors.filter(({ type }) => type !== 'WALLET_CONNECT'),
    ],
  }))
}
