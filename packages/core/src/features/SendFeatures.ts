import type { CaipNetworkId } from '../caip/caip.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** How soon a transaction should be mined. */
export type SendSpeed = 'slow' | 'normal' | 'fast'

/** A token to send, with the values that the user has seen. */
export type SendOrderToken = {
  /** Address of the token's contract or mint, without CAIP prefix. */
  readonly address: string
  /** Decimals with which the amount was shown. The chain must report the same number. */
  readonly decimals: number
}

/** A transfer of native currency or a token from the active account to a recipient. */
export type SendOrder = {
  /** Network of the transfer. A wallet on another network is asked to switch. */
  readonly caipNetworkId: CaipNetworkId
  /** Address of the recipient, without CAIP prefix. */
  readonly to: string
  /** Amount to transfer, in base units of the token or native currency. */
  readonly amount: bigint
  /** Token to transfer. Absent: the native currency. */
  readonly token?: SendOrderToken | undefined
}

/** Maximum cost of a transfer by speed, in base units of the native currency. */
export type SendFees = { readonly [speed in SendSpeed]: bigint } & {
  /** Amount to keep for fees if the user sends the whole balance of the native currency. */
  readonly reserve: bigint
}

/** Result of a simulated transfer, as a node reports it. */
export type SendForecast = {
  readonly fails: boolean
  /** Reason reported by the contract. It is untrusted text of limited length. */
  readonly reason?: string | undefined
  /**
   * Amount of the token that would arrive, in base units. Absent if the node does not report an
   * amount.
   */
  readonly arrives?: bigint | undefined
}

export type SendOptions = WalletRequestOptions & {
  /** Speed that the user chose. Absent: the wallet chooses the fee. */
  readonly speed?: SendSpeed | undefined
  /**
   * Called directly before the request is sent to the wallet. If `send` fails earlier, nothing was
   * sent.
   */
  readonly onAsk?: (() => void) | undefined
}

/**
 * A sent transaction as the user ordered it. A cancellation has `amount` 0 and the sender as
 * recipient.
 */
export type SentOrder = Pick<SendOrder, 'caipNetworkId' | 'to' | 'amount'> & {
  /** Hash or id of the transaction on its chain. */
  readonly id: string
  /** Address of the sender's account, without CAIP prefix. */
  readonly from: string
  /** Address of the token, without CAIP prefix. Absent: the native currency. */
  readonly token?: string | undefined
}

/**
 * Way to replace a pending transaction. `speedUp` sends the same transaction with a higher fee;
 * `cancel` replaces it with an empty one.
 */
export type ReplacementAct = 'speedUp' | 'cancel'

/**
 * Maximum cost of each replacement, in base units of the native currency. A replacement that is not
 * possible is absent.
 */
export type ReplacementFees = { readonly [act in ReplacementAct]?: bigint } & {
  /** Maximum cost of the original transaction, in base units of the native currency. */
  readonly now: bigint
  /** Nonce of the transaction, which wallets also show. Absent on chains without nonces. */
  readonly nonce?: number | undefined
}

/** Functions that replace a pending transaction. */
export type ReplacingFeatures = {
  /**
   * Returns the cost of each replacement. It asks the network, not the wallet. A replacement that
   * the account cannot pay is omitted.
   *
   * @throws {NotReplaceableError} The transaction is mined, unknown to the network, or differs from
   * the order.
   */
  readonly getFees: (sent: SentOrder, options?: WalletRequestOptions) => Promise<ReplacementFees>
  /**
   * Builds the replacement from the order, with the fee that the user has seen. The wallet signs
   * and sends it.
   *
   * @returns Transaction hash or id.
   * @throws {NotReplaceableError} As `getFees`, or the network now requires a higher fee; nothing
   * was sent to the wallet. Reason `separate`: the wallet sent a second transaction instead of a
   * replacement.
   * @throws {ConnectionRejectedError} The user rejected the request.
   */
  readonly replace: (
    sent: SentOrder,
    terms: { readonly act: ReplacementAct; readonly fee: bigint },
    options?: Omit<SendOptions, 'speed'>,
  ) => Promise<string>
}

export type WaitOptions = WalletRequestOptions & {
  /**
   * Called with true while a contract wallet waits for signatures of its owners, and with false
   * once it has sent the transaction.
   */
  readonly onSignatures?: ((isWaiting: boolean) => void) | undefined
}

/** An account on a network, and an earlier position of the account. */
type PositionPlace = Pick<SendOrder, 'caipNetworkId'> & {
  /** Address of the account, without CAIP prefix. */
  readonly from: string
  /** Earlier answer of `readPosition`, to compare with. */
  readonly since?: string | undefined
}

/** Functions that transfer native currency and tokens. They are the same on every chain. */
export type SendFeatures = {
  /**
   * Returns the cost of a transfer, from the network and without a request to the wallet.
   *
   * @param order - `to` and `amount` may be missing until the user has entered them.
   */
  readonly getFees: (
    order: Pick<SendOrder, 'caipNetworkId' | 'token'> & Partial<SendOrder>,
    options?: WalletRequestOptions,
  ) => Promise<SendFees>
  /**
   * Returns whether an address is a contract, because some contracts cannot use tokens that they
   * receive.
   */
  readonly isContract: (
    place: Pick<SendOrder, 'caipNetworkId' | 'to'>,
    options?: WalletRequestOptions,
  ) => Promise<boolean>
  /**
   * Simulates the exact transfer of `send` on the network's node, without a request to the wallet.
   * Absent if the chain has no simulation.
   *
   * @throws {BaseError} The node cannot simulate the transfer.
   */
  readonly simulate?: (order: SendOrder, options?: WalletRequestOptions) => Promise<SendForecast>
  /**
   * Reads the position of an account on its chain, without a request to the wallet: text that
   * changes whenever the account sends a transaction. Incoming transactions may change it too. The
   * text consists of transaction counts (EVM), the latest signature (Solana) or a digest of the
   * unspent outputs (Bitcoin). Absent if the chain has no position.
   *
   * @param place - With `since`, the answer is `since` itself if the account has sent nothing since
   * then.
   * @throws {BaseError} The network does not answer. Or no transaction is visible, but the network
   * cannot rule out a transaction that was signed at `since`.
   */
  readonly readPosition?: (place: PositionPlace, options?: WalletRequestOptions) => Promise<string>
  /**
   * Builds the transaction and compares its bytes with the order. Then the wallet signs and sends
   * it.
   *
   * @returns Hash, signature or transaction id.
   * @throws {SendMismatchError} The token differs from the one shown to the user. Nothing was sent
   * to the wallet.
   * @throws {ConnectionRejectedError} The user rejected the request.
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
    options?: WaitOptions,
  ) => Promise<void>
}
