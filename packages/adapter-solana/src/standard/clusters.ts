import type { CaipNetworkId } from '@latchkey/core'

/**
 * Maps names of the Wallet Standard to CAIP-2 ids, which identify a cluster by its genesis block.
 */
const clusters: Readonly<Record<string, CaipNetworkId>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/**
 * Converts a wallet's name of a Solana chain to a CAIP-2 id. Wallets use names such as
 * `solana:mainnet`, or the CAIP-2 id itself.
 */
export function toNetworkId(chain: `solana:${string}`): CaipNetworkId {
  return clusters[chain] ?? chain
}
