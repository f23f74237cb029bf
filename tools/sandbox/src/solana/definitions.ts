/** Name, CAIP-2 id and token price of a Solana cluster that the sandbox runs. */
export type SolanaDefinition = {
  /** Name of the Solana cluster in its host name and its state file. */
  readonly name: 'solana' | 'solana-devnet'
  readonly caipNetworkId: `solana:${string}`
  readonly title: string
  readonly genesisHash: string
  readonly testnet: boolean
  /** Fixed price of SOL in US dollars; 0 for a test network. */
  readonly nativePriceUsd: number
}

/**
 * Definitions of both Solana clusters, the main one first. They have the CAIP-2 ids of the real
 * clusters.
 */
export const solanaDefinitions: readonly [SolanaDefinition, SolanaDefinition] = [
  {
    name: 'solana',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    title: 'Solana (sandbox)',
    genesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
    testnet: false,
    nativePriceUsd: 150,
  },
  {
    name: 'solana-devnet',
    caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    title: 'Solana Devnet (sandbox)',
    genesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
    testnet: true,
    nativePriceUsd: 0,
  },
]
