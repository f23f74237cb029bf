export type ChainDefinition = {
  readonly chainId: number
  readonly caipNetworkId: `eip155:${number}`
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: 18 }
  readonly testnet: boolean
  /** Seconds between blocks; absent if each transaction is mined immediately. */
  readonly blockTimeSeconds?: number
  /** Fixed price of the native currency in US dollars; 0 for a test network. */
  readonly nativePriceUsd: number
}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 } as const

/**
 * Definitions of the sandbox's EVM chains. They have the ids of the product's three EVM networks.
 */
export const chainDefinitions: readonly [ChainDefinition, ...ChainDefinition[]] = [
  {
    chainId: 1,
    caipNetworkId: 'eip155:1',
    name: 'Ethereum (sandbox)',
    nativeCurrency: ether,
    testnet: false,
    nativePriceUsd: 3_000,
  },
  {
    chainId: 137,
    caipNetworkId: 'eip155:137',
    name: 'Polygon (sandbox)',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    testnet: false,
    blockTimeSeconds: 2,
    nativePriceUsd: 0.5,
  },
  {
    chainId: 11_155_111,
    caipNetworkId: 'eip155:11155111',
    name: 'Sepolia (sandbox)',
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    testnet: true,
    nativePriceUsd: 0,
  },
]
