import { type Address, getAddress, type Hex } from 'viem'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress } from '../indexer/Block.ts'

/**
 * Placeholder address of the native currency in token lists. All addresses here have their
 * checksum, so that they compare as text.
 */
export const coin = getAddress(coinAddress)

/** A token offered for swaps. */
export type MarketToken = {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** The sold and the bought asset: tokens, or `coin` for the native currency. */
export type Trade = {
  readonly from: Address
  readonly to: Address
  /** Amount of the sold asset in its smallest unit. */
  readonly amount: bigint
}

/** Recipient and limits of a trade. */
export type Terms = {
  readonly account: Address
  /** Minimum amount to receive; the trade fails below it. */
  readonly minimum: bigint
  /** Unix time in seconds, by the clock of the chain. */
  readonly deadline: bigint
}

/** The current offer of a market for a trade. */
export type Offer = {
  /** Amount of the bought asset in its smallest unit. */
  readonly amount: bigint
  /** Upper bound of the gas for any token. */
  readonly gasBound: bigint
  /** Encodes the router's call for the trade. */
  readonly toCall: (terms: Terms) => Hex
}

/** A market for swaps on one EVM network. */
export type Market = {
  readonly chain: EvmChain
  /** The contract that trades. Users approve it to spend their tokens. */
  readonly router: Address
  readonly tokens: readonly MarketToken[]
  /**
   * Finds the best offer.
   *
   * @returns `undefined` if liquidity is too low, or no path of pools exists.
   * @throws {ChainDownError}
   */
  readonly findOffer: (trade: Trade) => Promise<Offer | undefined>
}
