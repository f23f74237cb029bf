import type { Asset } from './Step.ts'

export type TokenFacts = {
  readonly standard: 'erc20' | 'erc721' | 'erc1155' | 'spl' | 'unknown'
  readonly symbol?: string
  readonly decimals?: number
  /** Whether symbol and decimals come from the bundled token list. */
  readonly listed: boolean
  /** The balance of the account in use, in base units of the native currency. */
  readonly balance?: bigint
}

export type AssetChange = { readonly asset: Asset; readonly amount: bigint }
export type AllowanceChange = {
  readonly asset: Asset
  readonly spender: string
  readonly amount: bigint
  readonly all: boolean
}

export type Simulation =
  | {
      readonly state: 'known'
      readonly changes: readonly AssetChange[]
      readonly allowances: readonly AllowanceChange[]
    }
  | { readonly state: 'failed'; readonly reason?: string }
  | { readonly state: 'unavailable' }

/**
 * Facts that were read from the chain. If a read failed, its fact is absent and has no default.
 * `toFactKey` creates the keys of the maps.
 */
export type Facts = {
  readonly tokens: ReadonlyMap<string, TokenFacts>
  /** Whether an address has code that a call runs. `toFactKey` creates the keys. */
  readonly code: ReadonlyMap<string, boolean>
  /** Addresses with code that are accounts with a key, because they delegate (EIP-7702). */
  readonly delegated?: ReadonlySet<string>
  /** Mint and owner of each token account that a Solana request names, by address. */
  readonly tokenAccounts: ReadonlyMap<string, { readonly mint: string; readonly owner: string }>
  readonly nativeBalance?: bigint
  readonly simulation?: Simulation
}

export const noFacts: Facts = { tokens: new Map(), code: new Map(), tokenAccounts: new Map() }

/**
 * Returns the map key of an address: in lower case for EVM, unchanged for Solana, whose addresses
 * are case-sensitive.
 */
export function toFactKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
