import type { CaipNetworkId } from '@latchkey/core'

/**
 * Maps names of the Wallet Standard to CAIP-2 ids, which identify a cluster by its genesis block.
 */
const clusters: Readonly<Record<string, CaipNetworkId>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/** Converts a wallet's chain name to a CAIP-2 network id. Wallets use either form. */
export function toNetworkId(chain: `solana:${string}`): CaipNetworkId {
  return clusters[chain] ?? chain
}
