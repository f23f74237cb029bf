import type { ChainNamespace } from './caip.ts'

/**
 * Facts that differ by namespace. No field has a default, so that each new namespace decides about
 * it. `sign-in/grammar.ts` holds the grammar of sign-in messages, because that loads later.
 */
export type NamespaceFacts = {
  /** Proper name of the ecosystem, the same in every language. */
  readonly name: string
  /**
   * Name for a wallet of the namespace. Differs from `name` if the wallet serves all networks of
   * its kind.
   */
  readonly walletKind: string
  /** True if an adapter package and a signature verifier exist. */
  readonly hasAdapter: boolean
  /** True if an email or social login creates an account. */
  readonly hasLogin: boolean
  /** True if the blockchain API reads balances. */
  readonly hasApiBalance: boolean
  /** CAIP-19 asset namespace of tokens; `undefined`: only the native currency exists. */
  readonly tokenKind: 'erc20' | 'token' | undefined
  /** SLIP-44 number of the native currency; single networks may differ. */
  readonly coinType: number
  /** False if two addresses that differ only in case are the same address. */
  readonly isCaseSensitive: boolean
}

/** Facts by namespace. A new namespace does not compile until it has a row. */
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
