import type { CaipNetworkId } from './caip.ts'

/**
 * Tells whether two texts are one address on a network. EVM addresses are equal in any case, since their checksum is
 * optional; in those of other namespaces case is part of the address.
 */
export function isSameAddress(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  if (one === other) return true
  return caipNetworkId.startsWith('eip155:') && one.toLowerCase() === other.toLowerCase()
}
