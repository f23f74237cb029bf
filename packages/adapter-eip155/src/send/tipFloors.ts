import type { CaipNetworkId } from '@latchkey/core'

const gwei = 10n ** 9n

/**
 * Lowest priority fee in wei that the block producers of a chain accept, for nodes that suggest
 * none. Polygon: PIP-82 and the default of its client.
 */
const tipFloors: Readonly<Partial<Record<CaipNetworkId, bigint>>> = {
  'eip155:137': 25n * gwei,
  'eip155:80002': 25n * gwei,
}

/** Returns the lowest priority fee that a chain accepts; 0 for chains without such a limit. */
export const getTipFloor = (caipNetworkId: CaipNetworkId): bigint => tipFloors[caipNetworkId] ?? 0n
