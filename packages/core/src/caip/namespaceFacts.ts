import type { ChainNamespace } from './caip.ts'

/**
 * Properties in which namespaces differ. No property has a default, so that each new namespace must
 * define it. The grammar of sign-in messages is in `sign-in/grammar.ts`, because it loads later.
 */
export type NamespaceFacts = {
  /** Proper name of the namespace's ecosystem, the same in every language. */
  readonly name: string
  /**
   * Name of the namespace's wallets in texts for users, e.g. `EVM` where `name` is `Ethereum`,
   * because such a wallet supports all EVM networks.
   */
  readonly walletKind: string
  /** Whether an adapter package and a signature verifier exist for the namespace. */
  readonly hasAdapter: boolean
  /** Whether email and social logins create an account in this namespace. */
  readonly hasLogin: boolean
  /** Whether the blockchain API can read balances of the namespace's accounts. */
  readonly hasApiBalance: boolean
  /** CAIP-19 asset namespace of tokens; `undefined`: only the native currency exists. */
  readonly tokenKind: 'erc20' | 'token' | undefined
  /** SLIP-44 coin type of the native currency. Single networks may differ. */
  readonly coinType: number
  /** Whether upper and lower case distinguish addresses of the namespace. */
  readonly isCaseSensitive: boolean
}

/** Properties of each namespace. A missing namespace is a compile error. */
export const namespaceFacts = {
  eip155: {
    name: 'Ethereum',
    walletKind: 'EVM',
    hasAdapter: true,
    hasLogin: true,
    hasApiBalance: true,
    tokenKind: 'erc20',
    coinType: 60,
    isCaseSensitive: false,
  },
  solana: {
    name: 'Solana',
    walletKind: 'Solana',
    hasAdapter: true,
    hasLogin: true,
    hasApiBalance: true,
    tokenKind: 'token',
    coinType: 501,
    isCaseSensitive: true,
  },
  bip122: {
    name: 'Bitcoin',
    walletKind: 'Bitcoin',
    hasAdapter: true,
    hasLogin: false,
    hasApiBalance: false,
    tokenKind: undefined,
    coinType: 0,
    isCaseSensitive: true,
  },
  polkadot: {
    name: 'Polkadot',
    walletKind: 'Polkadot',
    hasAdapter: false,
    hasLogin: false,
    hasApiBalance: false,
    tokenKind: undefined,
    coinType: 354,
    isCaseSensitive: true,
  },
  cosmos: {
    name: 'Cosmos',
    walletKind: 'Cosmos',
    hasAdapter: false,
    hasLogin: false,
    hasApiBalance: false,
    tokenKind: undefined,
    coinType: 118,
    isCaseSensitive: true,
  },
} as const satisfies Readonly<Record<ChainNamespace, NamespaceFacts>>

/** Namespaces with an adapter package and a signature verifier. */
export type AdapterNamespace = {
  [namespace in ChainNamespace]: (typeof namespaceFacts)[namespace]['hasAdapter'] extends true
    ? namespace
    : never
}[ChainNamespace]
