import { type Address, getAddress, type Hex } from 'viem'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress } from '../indexer/Block.ts'

/**
 * Placeholder address of the native currency in token lists. Every address in this folder is in its
 * checksum form, so that equal addresses are equal texts.
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

/** A swap of one asset for another. Each is a token, or `coin` for the native currency. */
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
  /** Time at which the trade expires, in Unix seconds by the clock of the chain. */
  readonly deadline: bigint
}

/** Result of a trade at the market's current price. */
export type Offer = {
  /** Amount of the bought asset in its smallest unit. */
  readonly amount: bigint
  /** Upper bound for the gas of the trade, whichever tokens it uses. */
  readonly gasBound: bigint
  /** Encodes the router call that executes the trade. */
  readonly toCall: (terms: Terms) => Hex
}

/** A market for swaps on one EVM network. */
export type Market = {
  readonly chain: EvmChain
  /** The contract that trades. Users approve it to spend their tokens. */
  readonly router: Address
  readonly tokens: readonly MarketToken[]
  /**
   * Finds the offer with the largest amount.
   *
   * @returns `undefined` if liquidity is too low, or no path of pools exists.
   * @throws {ChainDownError}
   */
  readonly findOffer: (trade: Trade) => Promise<Offer | undefined>
}
