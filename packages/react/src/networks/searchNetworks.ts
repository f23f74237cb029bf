import type { Network } from '@latchkey/core'

/** Returns the networks whose name contains the search text, in the given order. */
export function searchNetworks(networks: readonly Network[], search: string): readonly Network[] {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return networks
  return networks.filter((network) => network.name.toLowerCase().includes(wanted))
}
