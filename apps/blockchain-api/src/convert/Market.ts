import { type Address, getAddress, type Hex } from 'viem'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress } from '../indexer/Block.ts'

/** Stands for the coin among tokens. Addresses here are with their checksum, so that they compare. */
export const coin = getAddress(coinAddress)

/** A token that is offered. */
export type MarketToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** What is sold for what: tokens, or the `coin`. */
export type Trade = {
  readonly from: Address
  readonly to: Address
  /** Smallest unit of what is sold. */
  readonly amount: bigint
}

/** To whom and on which terms a trade is made. */
export type Terms = {
  readonly account: Address
  /** Less than this, and nothing is sold. */
  readonly minimum: bigint
  /** Seconds since 1970, by the clock of the chain. */
  readonly deadline: bigint
}

/** What a market gives for a trade now. */
export type Offer = {
  /** Smallest unit of what is bought. */
  readonly amount: bigint
  /** Gas that is enough whatever the tokens are. */
  readonly gasBound: bigint
  /** The call of the router that makes the trade. */
  readonly toCall: (terms: Terms) => Hex
}

/** Where tokens of one EVM network are swapped. */
export type Market = {
  readonly chain: EvmChain
  /** The contract that trades, and that takes tokens of whoever allows it. */
  readonly router: Address
  readonly tokens: readonly MarketToken[]
  /**
   * Asks for the best offer.
   *
   * @returns `undefined`: there is too little of what is bought, or no way to it.
   * @throws {ChainDownError}
   */
  readonly findOffer: (trade: Trade) => Promise<Offer | undefined>
}
