import type { CaipNetworkId } from '@latchkey/core'

/** An asset that an account may hold on a network: the native currency or a token of a contract. */
export type Token = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the contract; absent for the native currency. */
  readonly address?: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /**
   * Balance in base units as the token list reports it. A balance read from the network takes
   * precedence.
   */
  readonly listed: bigint
  /** Price of one token in US dollars; absent if unknown. */
  readonly priceUsd?: number
  /** Whether a token list of the blockchain API's operator names the token. Absent: no. */
  readonly trusted?: true
  /** URL of the image from the token list. It is not validated. */
  readonly iconUrl?: string
}
