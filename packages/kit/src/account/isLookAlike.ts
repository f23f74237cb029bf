import { type CaipNetworkId, isSameAddress } from '@latchkey/core'

/** Number of characters at the start of an address that users compare. */
const seenStart = 3
/** Number of characters at the end of an address that users compare. */
const seenEnd = 4

function getEnds(caipNetworkId: CaipNetworkId, address: string): string {
  const isHex = caipNetworkId.startsWith('eip155:')
  const body = isHex ? address.slice(2).toLowerCase() : address.replace(/^(?:bc|tb)1[qp]/, '')
  return `${body.slice(0, seenStart)}…${body.slice(-seenEnd)}`
}

/**
 * Returns whether an address imitates another one: it differs, but has the same first and last
 * characters.
 */
export function isLookAlike(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  if (isSameAddress(caipNetworkId, one, other)) return false
  return getEnds(caipNetworkId, one) === getEnds(caipNetworkId, other)
}
