import type { Node } from '../chain/Node.ts'
import type { SolanaNetworkConfig } from '../config/Config.ts'

/** A configured Solana cluster with the client of its node. */
export type SolanaCluster = Node & { readonly network: SolanaNetworkConfig }

/** Commitment level of all reads from a Solana node: confirmed by two thirds of the stake. */
export const commitment = 'confirmed'

/**
 * Returns the configured name and symbol of a token. A token that is not configured is called
 * "Unknown token", and its symbol is the start of its mint.
 */
export function describeMint({ network }: SolanaCluster, mint: string) {
  const known = Object.hasOwn(network.tokens, mint) ? network.tokens[mint] : undefined
  return known ?? { name: 'Unknown token', symbol: mint.slice(0, 4) }
}
