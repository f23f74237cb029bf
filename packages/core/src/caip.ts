/** Namespaces the kit accepts as data. Adapters exist for `eip155`, `solana` and `bip122`. CAIP-2. */
export const chainNamespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
export type ChainNamespace = (typeof chainNamespaces)[number]

/** CAIP-2, e.g. `eip155:1`. */
export type CaipNetworkId = `${ChainNamespace}:${string}`
/** CAIP-10, e.g. `eip155:1:0xab…`. */
export type CaipAddress = `${ChainNamespace}:${string}:${string}`
