import { type CaipNetworkId, splitNetworkId } from './caip.ts'
import { namespaceFacts } from './namespaceFacts.ts'

/**
 * Returns whether two texts are the same address on a network. The case of EVM addresses is
 * ignored, because it is only a checksum. In other namespaces it can be part of the address.
 */
export function isSameAddress(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  if (one === other) return true
  const namespace = splitNetworkId(caipNetworkId)?.namespace
  if (!namespace || namespaceFacts[namespace].isCaseSensitive) return false
  return one.toLowerCase() === other.toLowerCase()
}
