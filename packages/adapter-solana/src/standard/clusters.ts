import type { CaipNetworkId } from '@latchkey/core'

/** The Wallet Standard names clusters, CAIP-2 their genesis blocks. */
const clusters: Readonly<Record<string, CaipNetworkId>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/** Turns a wallet's name of a chain into the CAIP-2 id of its network; wallets use either form. */
export function toNetworkId(chain: `solana:${string}`): CaipNetworkId {
  return clusters[chain] ?? chain
}
