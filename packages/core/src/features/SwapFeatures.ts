import type { CaipNetworkId } from '../caip/caip.ts'
import type { Hex } from './EthereumFeatures.ts'
import type { SendOptions, SendOrderToken } from './SendFeatures.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** An exchange of one token for another on the same network, as shown to the user. */
export type SwapOrder = {
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the active account. It pays, and receives the bought token. */
  readonly account: string
  /** Plain addresses of the contracts that may execute the swap. Never empty. */
  readonly routers: readonly string[]
  /** Token to sell. Absent: the native currency. */
  readonly sold?: SendOrderToken | undefined
  /** Token to buy. Absent: the native currency. */
  readonly bought?: SendOrderToken | undefined
  /** Amount to sell, in base units. */
  readonly amount: bigint
  /** Smallest amount to buy, in base units. Never zero. */
  readonly least: bigint
}

/** A transaction built by a service. Untrusted, so `check` compares it with the order. */
export type BuiltTransaction = {
  /** Plain address of the contract. */
  readonly to: string
  readonly data: Hex
}

/**
 * One request to the wallet: `reset` revokes the router's allowance, `approve` grants an allowance
 * for the sold token, `swap` executes the swap.
 */
export type SwapStep = {
  readonly act: 'reset' | 'approve' | 'swap'
  readonly order: SwapOrder
  readonly built: BuiltTransaction
}

/**
 * Swaps tokens with transactions that a service has built. Each transaction must match the order
 * shown to the user.
 */
export type SwapFeatures = {
  /**
   * Decodes a transaction and compares it with the order. Reads decimals from the network and sends
   * no request to the wallet.
   *
   * @throws {SwapMismatchError} The transaction differs from the order, or a token differs from the
   * one shown.
   * @throws {SwapPriceChangedError} The transaction would accept less of the bought token than the
   * amount shown.
   */
  readonly check: (step: SwapStep, options?: WalletRequestOptions) => Promise<void>
  /**
   * Returns the step to execute before an approval. Some tokens require that an allowance is
   * revoked before a new one is granted. Asks the network, not the wallet.
   *
   * @returns A `reset`, or the given step if no reset is needed or the network cannot tell.
   * @throws {SwapMismatchError} As `check`.
   */
  readonly toFirst: (step: SwapStep, options?: WalletRequestOptions) => Promise<SwapStep>
  /**
   * Checks the step again, then has the wallet sign and send it. Use `send.waitFor` to wait for the
   * transaction.
   *
   * @returns Transaction hash.
   * @throws {SwapMismatchError} As `check`, or the wallet has another active account. The wallet
   * received no request.
   * @throws {SwapPriceChangedError} As `check`. The wallet received no request.
   * @throws {ConnectionRejectedError} The user refused.
   */
  readonly send: (step: SwapStep, options?: Omit<SendOptions, 'speed'>) => Promise<Hex>
}
