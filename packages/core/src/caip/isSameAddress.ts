import { type CaipNetworkId, splitNetworkId } from './caip.ts'
import { namespaceFacts } from './namespaceFacts.ts'

/**
 * Tells whether two texts are one address on a network. EVM addresses are equal in any case, since their checksum is
 * optional; in other namespaces case may be part of the address.
 */
export function isSameAddress(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  if (one === other) return true
  const namespace = splitNetworkId(caipNetworkId)?.namespace
  if (!namespace || namespaceFacts[namespace].isCaseSensitive) return false
  return one.toLowerCase() === other.toLowerCase()
}
