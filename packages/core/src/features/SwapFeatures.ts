import type { CaipNetworkId } from '../caip/caip.ts'
import type { Hex } from './EthereumFeatures.ts'
import type { SendOptions, SendOrderToken } from './SendFeatures.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** An exchange of one token for another on the same network, as shown to the user. */
export type SwapOrder = {
  readonly caipNetworkId: CaipNetworkId
  /** Address of the active account, without CAIP prefix. It pays and receives the bought token. */
  readonly account: string
  /** Addresses of the contracts that may execute the swap, without CAIP prefix. Never empty. */
  readonly routers: readonly string[]
  /** Token to sell. Absent: the native currency. */
  readonly sold?: SendOrderToken | undefined
  /** Token to buy. Absent: the native currency. */
  readonly bought?: SendOrderToken | undefined
  /** Amount of the sold token, in base units. */
  readonly amount: bigint
  /** Minimum amount to buy, in base units. Never zero. */
  readonly least: bigint
}

/** A transaction that a service built. It is untrusted, so `check` compares it with the order. */
export type BuiltTransaction = {
  /** Address of the contract that the transaction calls, without CAIP prefix. */
  readonly to: string
  readonly data: Hex
}

/**
 * One request to the wallet. `reset` revokes the router's allowance, `approve` grants an allowance
 * for the sold token, and `swap` executes the swap.
 */
export type SwapStep = {
  readonly act: 'reset' | 'approve' | 'swap'
  readonly order: SwapOrder
  readonly built: BuiltTransaction
  /**
   * Approval that the wallet carries out together with a `swap`: as one atomic batch, or neither.
   * Only for a wallet that `canBatch`.
   */
  readonly approval?: BuiltTransaction | undefined
}

/**
 * Functions that swap tokens with transactions built by a service. Each transaction must match the
 * order that the user has seen.
 */
export type SwapFeatures = {
  /**
   * Decodes a transaction and compares it with the order. Reads token decimals from the network,
   * and sends no request to the wallet.
   *
   * @throws {SwapMismatchError} The transaction differs from the order, or a token differs from the
   * one shown.
   * @throws {SwapPriceChangedError} The transaction accepts less of the bought token than the
   * amount shown.
   */
  readonly check: (step: SwapStep, options?: WalletRequestOptions) => Promise<void>
  /**
   * Returns whether the active account executes several calls as one atomic batch on a network
   * (EIP-5792). Returns false if the wallet does not tell. Shows nothing to the user. Absent: the
   * wallet has no batches.
   */
  readonly canBatch?: (
    order: Pick<SwapOrder, 'caipNetworkId'>,
    options?: WalletRequestOptions,
  ) => Promise<boolean>
  /**
   * Returns the request to send before an approval: some tokens require that an allowance is
   * revoked before a new one is granted. Reads the network, and sends no request to the wallet.
   *
   * @returns A `reset` step, or the given step if no reset is needed or the network cannot tell.
   * @throws {SwapMismatchError} As `check`.
   */
  readonly toFirst: (step: SwapStep, options?: WalletRequestOptions) => Promise<SwapStep>
  /**
   * Returns the highest fee that the network takes for the data of a transaction, beside the gas:
   * base units of the native currency, 0 on most networks. Sends no request to the wallet.
   */
  readonly getDataFee: (
    transaction: Pick<SwapOrder, 'caipNetworkId'> & Pick<SwapStep, 'built'>,
    options?: WalletRequestOptions,
  ) => Promise<bigint>
  /**
   * Checks the transaction again, then the wallet signs and sends it. Use `send.waitFor` to wait
   * for the transaction.
   *
   * @returns Transaction hash.
   * @throws {SwapMismatchError} As `check`, or the wallet has another active account. Nothing was
   * sent to the wallet.
   * @throws {SwapPriceChangedError} As `check`. Nothing was sent to the wallet.
   * @throws {ConnectionRejectedError} The user rejected the request.
   */
  readonly send: (step: SwapStep, options?: Omit<SendOptions, 'speed'>) => Promise<Hex>
}
