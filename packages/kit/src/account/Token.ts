import type { CaipNetworkId } from '@latchkey/core'

/** A token of a network that an account may hold: the native currency or a contract's token. */
export type Token = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the contract; absent for the native currency. */
  readonly address?: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Balance by the token list, in base units. A balance read from the network takes precedence. */
  readonly listed: bigint
  /** US dollars per token; absent if unknown. */
  readonly priceUsd?: number
  /** Image address from the token list, unchecked. */
  readonly iconUrl?: string
}
