import { type Address, getAddress, type Hex } from 'viem'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { coinAddress } from '../indexer/Block.ts'

/**
 * Placeholder address that stands for the native currency in token lists. Addresses for swaps are
 * in EIP-55 checksum form, so that equal addresses are equal texts.
 */
export const coin = getAddress(coinAddress)

/** A token that the API offers for swaps. */
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

/** Recipient, minimum amount and deadline of a swap. */
export type Terms = {
  readonly account: Address
  /** Minimum amount of the bought asset in its smallest unit; the swap fails below it. */
  readonly minimum: bigint
  /** Time at which the trade expires, in Unix seconds by the clock of the chain. */
  readonly deadline: bigint
}

/** Result of a swap at the market's current price. */
export type Offer = {
  /** Amount of the bought asset in its smallest unit. */
  readonly amount: bigint
  /** Fee of the pools in the smallest unit of the sold asset. `amount` already excludes it. */
  readonly fee: bigint
  /** Upper bound for the gas of the trade, whichever tokens it uses. */
  readonly gasBound: bigint
  /** Encodes the call of the router contract that executes the swap. */
  readonly toCall: (terms: Terms) => Hex
}

/** Finds prices and builds transactions for swaps on one EVM network. */
export type Market = {
  readonly chain: EvmChain
  /**
   * Address of the router contract that executes swaps. Users approve this contract to spend their
   * tokens.
   */
  readonly router: Address
  readonly tokens: readonly MarketToken[]
  /**
   * Finds the offer with the largest bought amount.
   *
   * @returns `undefined` if liquidity is too low, or no path of pools exists.
   * @throws {ChainDownError} The node does not answer.
   */
  readonly findOffer: (trade: Trade) => Promise<Offer | undefined>
}
