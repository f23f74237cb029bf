/** One Solana cluster of the sandbox. */
export type SolanaDefinition = {
  /** Name of its host and of its state file. */
  readonly name: 'solana' | 'solana-devnet'
  readonly caipNetworkId: `solana:${string}`
  readonly title: string
  readonly genesisHash: string
  readonly testnet: boolean
  /** Fixed price of SOL in US dollars. 0 means worthless. */
  readonly nativePriceUsd: number
}

/** Both clusters with the ids of the real ones, the main cluster first. */
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
