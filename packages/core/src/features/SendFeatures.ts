import type { CaipNetworkId } from '../caip/caip.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** How soon a transaction should be mined. */
export type SendSpeed = 'slow' | 'normal' | 'fast'

/** A token as shown to the user. */
export type SendOrderToken = {
  /** Plain address of the contract or the mint. */
  readonly address: string
  /** Decimals with which the amount was shown. The chain must report the same number. */
  readonly decimals: number
}

/** A transfer of native currency or a token from the active account to a recipient. */
export type SendOrder = {
  /** Network of the transfer. The wallet is requested to switch to this network. */
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the recipient. */
  readonly to: string
  /** Amount in base units. */
  readonly amount: bigint
  /** Token to transfer. Absent: the native currency. */
  readonly token?: SendOrderToken | undefined
}

/** Highest cost of a transfer, in base units of the native currency. */
export type SendFees = { readonly [speed in SendSpeed]: bigint } & {
  /** Amount to hold back when the user sends the whole balance of the native currency. */
  readonly reserve: bigint
}

/** Simulated outcome of an order, as reported by a node. */
export type SendForecast = {
  readonly fails: boolean
  /** Reason reported by the contract: bounded text from an untrusted source. */
  readonly reason?: string | undefined
  /**
   * Amount of the token that would arrive, in base units. Absent if the node does not report an
   * amount.
   */
  readonly arrives?: bigint | undefined
}

export type SendOptions = WalletRequestOptions & {
  /** Absent: the wallet chooses the fee. */
  readonly speed?: SendSpeed | undefined
  /**
   * Called directly before the wallet receives the request. A failure before this call means that
   * nothing was sent.
   */
  readonly onAsk?: (() => void) | undefined
}

/**
 * A sent transaction as the user ordered it. A transaction that cancels another one has `amount` 0
 * and the sender as recipient.
 */
export type SentOrder = Pick<SendOrder, 'caipNetworkId' | 'to' | 'amount'> & {
  /** Transaction hash or id. */
  readonly id: string
  /** Plain address of the sender's account. */
  readonly from: string
  /** Plain address of the token. Absent: the native currency. */
  readonly token?: string | undefined
}

/** `speedUp` sends the same transaction with a higher fee; `cancel` replaces it by an empty one. */
export type ReplacementAct = 'speedUp' | 'cancel'

/**
 * Highest cost of each possible replacement, in base units of the native currency. An absent act is
 * not possible.
 */
export type ReplacementFees = { readonly [act in ReplacementAct]?: bigint } & {
  /** Cost of the original transaction. */
  readonly now: bigint
  /** Nonce of the transaction, which wallets also show. Absent on chains without nonces. */
  readonly nonce?: number | undefined
}

/** Replaces a pending transaction. */
export type ReplacingFeatures = {
  /**
   * Returns the cost of a replacement. Asks the network, not the wallet. Omits an act that cannot
   * be paid for.
   *
   * @throws {NotReplaceableError} The transaction is mined, unknown to the network, or differs from
   * the order.
   */
  readonly getFees: (sent: SentOrder, options?: WalletRequestOptions) => Promise<ReplacementFees>
  /**
   * Builds the replacement from the order for the fee shown to the user. The wallet signs and sends
   * it.
   *
   * @returns Transaction hash or id.
   * @throws {NotReplaceableError} As `getFees`, or the network now demands a higher fee; the wallet
   * received no request. Reason `separate`: the wallet sent a second transaction beside the
   * original one.
   * @throws {ConnectionRejectedError} The user refused.
   */
  readonly replace: (
    sent: SentOrder,
    terms: { readonly act: ReplacementAct; readonly fee: bigint },
    options?: Omit<SendOptions, 'speed'>,
  ) => Promise<string>
}

/** Transfers native currency and tokens, with the same functions on every chain. */
export type SendFeatures = {
  /**
   * Returns the cost of a transfer. Asks the network, not the wallet.
   *
   * @param order - `to` and `amount` may be missing until the user has entered them.
   */
  readonly getFees: (
    order: Pick<SendOrder, 'caipNetworkId' | 'token'> & Partial<SendOrder>,
    options?: WalletRequestOptions,
  ) => Promise<SendFees>
  /**
   * Returns whether an address is a contract. A contract may be unable to use the tokens it
   * receives.
   */
  readonly isContract: (
    place: Pick<SendOrder, 'caipNetworkId' | 'to'>,
    options?: WalletRequestOptions,
  ) => Promise<boolean>
  /**
   * Simulates exactly the transfer that `send` would send on the network's node, without a request
   * to the wallet. Absent if the chain has no simulation.
   *
   * @throws {BaseError} The node cannot simulate the transfer.
   */
  readonly simulate?: (order: SendOrder, options?: WalletRequestOptions) => Promise<SendForecast>
  /**
   * Builds the transaction and checks its bytes against the order. The wallet then signs and sends
   * it.
   *
   * @returns Hash, signature or transaction id.
   * @throws {SendMismatchError} The token differs from the one shown to the user. The wallet
   * received no request.
   * @throws {ConnectionRejectedError} The user refused.
   */
  readonly send: (order: SendOrder, options?: SendOptions) => Promise<string>
  /**
   * Waits until the transaction is mined or confirmed.
   *
   * @throws {BaseError} The transaction failed (with a code of the chain), or was not confirmed in
   * time: `request_timed_out`.
   */
  readonly waitFor: (
    sent: Pick<SendOrder, 'caipNetworkId'> & { readonly id: string },
    options?: WalletRequestOptions,
  ) => Promise<void>
}
