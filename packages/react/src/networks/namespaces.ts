import { type ChainNamespace, chainNamespaces } from '@latchkey/core'
import type { Kit } from '@latchkey/kit'

/**
 * Returns the namespaces in which wallets can connect: those that have an adapter. Without any
 * adapter, those of the networks (universal mode).
 */
export function getNamespaces(kit: Pick<Kit, 'config'>): readonly ChainNamespace[] {
  const { adapters, networks } = kit.config
  const named =
    adapters.length > 0
      ? adapters.map(({ namespace }) => namespace)
      : networks.map(({ chainNamespace }) => chainNamespace)
  return chainNamespaces.filter((namespace) => named.includes(namespace))
}
