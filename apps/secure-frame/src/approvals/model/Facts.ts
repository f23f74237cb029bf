import type { Asset } from './Step.ts'

export type TokenFacts = {
  readonly standard: 'erc20' | 'erc721' | 'erc1155' | 'spl' | 'unknown'
  readonly symbol?: string
  readonly decimals?: number
  /** Symbol and decimals are those of the bundled list. */
  readonly listed: boolean
  /** How much the account has of it. */
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

/** What the chain said. A read that failed is absent: nothing is assumed in its place. Keys as `toFactKey` makes them. */
export type Facts = {
  readonly tokens: ReadonlyMap<string, TokenFacts>
  /** Whether there is code at an address. */
  readonly code: ReadonlyMap<string, boolean>
  /** Solana: token account to the mint it holds and its owner. */
  readonly tokenAccounts: ReadonlyMap<string, { readonly mint: string; readonly owner: string }>
  readonly nativeBalance?: bigint
  readonly simulation?: Simulation
}

export const noFacts: Facts = { tokens: new Map(), code: new Map(), tokenAccounts: new Map() }

/** EVM addresses are the same in any case; Solana's are not. */
export function toFactKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}
