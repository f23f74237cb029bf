import type { Node } from '../chain/Node.ts'
import type { SolanaNetworkConfig } from '../config/Config.ts'

/** A Solana cluster, read through a node. */
export type SolanaCluster = Node & { readonly network: SolanaNetworkConfig }

/** Of what is read: seen by two thirds of the stake. */
export const commitment = 'confirmed'

/** What a token is called, as far as it is known. */
export function describeMint({ network }: SolanaCluster, mint: string) {
  const known = Object.hasOwn(network.tokens, mint) ? network.tokens[mint] : undefined
  return known ?? { name: 'Unknown token', symbol: mint.slice(0, 4) }
}
