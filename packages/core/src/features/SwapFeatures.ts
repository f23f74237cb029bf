import type { CaipNetworkId } from '../caip/caip.ts'
import type { Hex } from './EthereumFeatures.ts'
import type { SendOptions, SendOrderToken } from './SendFeatures.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** One token for another on one network, as the person was shown it. */
export type SwapOrder = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the account in use: it pays, and gets what is bought. */
  readonly account: string
  /** Plain addresses of the contracts that may do it. Never empty. */
  readonly routers: readonly string[]
  /** Absent: the network's coin. */
  readonly sold?: SendOrderToken | undefined
  /** Absent: the network's coin. */
  readonly bought?: SendOrderToken | undefined
  /** What is sold, base units. */
  readonly amount: bigint
  /** What is bought at least, base units. Never zero. */
  readonly least: bigint
}

/** What a service has built. None of it is believed. */
export type BuiltTransaction = {
  /** Plain address. */
  readonly to: string
  readonly data: Hex
}

/** One request to the wallet: taking back what a router was let take, letting it take what is sold, or the swap itself. */
export type SwapStep = {
  readonly act: 'reset' | 'approve' | 'swap'
  readonly order: SwapOrder
  readonly built: BuiltTransaction
}

/** Swaps tokens by transactions that a service has built, and that say what was shown. */
export type SwapFeatures = {
  /**
   * Reads a transaction from its bytes and compares it with the order. Asks the network for decimals, the wallet nothing.
   *
   * @throws {SwapMismatchError} It says anything else, or a token is not what it was shown as.
   * @throws {SwapPriceChangedError} It would let less be bought than was shown.
   */
  readonly check: (step: SwapStep, options?: WalletRequestOptions) => Promise<void>
  /**
   * Finds what has to come before an approval: some tokens want an allowance taken back before it is given anew. Asks the
   * network, the wallet nothing.
   *
   * @returns A `reset`, or the step itself where nothing comes before it or nobody can say.
   * @throws {SwapMismatchError} As `check`.
   */
  readonly toFirst: (step: SwapStep, options?: WalletRequestOptions) => Promise<SwapStep>
  /**
   * Checks it again, and has it signed and sent. `send.waitFor` waits for it.
   *
   * @returns Its hash.
   * @throws {SwapMismatchError} As `check`, or the wallet has moved to another account. Nobody was asked.
   * @throws {SwapPriceChangedError} As `check`. Nobody was asked.
   * @throws {ConnectionRejectedError} The person refused.
   */
  readonly send: (step: SwapStep, options?: Omit<SendOptions, 'speed'>) => Promise<Hex>
}
