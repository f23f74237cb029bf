import type { CaipNetworkId } from '../caip/caip.ts'
import type { WalletRequestOptions } from './WalletRequestOptions.ts'

/** How soon a transaction should be in the chain. */
export type SendSpeed = 'slow' | 'normal' | 'fast'

/** A token as the person saw it. */
export type SendOrderToken = {
  /** Plain address: of the contract, or of the mint. */
  readonly address: string
  /** Decimals its amount was shown with; the chain has to agree. */
  readonly decimals: number
}

/** Coins or tokens that go from the account in use to somebody. */
export type SendOrder = {
  /** The network it was made for; the wallet is asked to go there. */
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the receiver. */
  readonly to: string
  /** Base units. */
  readonly amount: bigint
  /** Absent: the network's coin. */
  readonly token?: SendOrderToken | undefined
}

/** What sending costs at most, base units of the network's coin. */
export type SendFees = { readonly [speed in SendSpeed]: bigint } & {
  /** Kept back when all of the coin is sent. */
  readonly reserve: bigint
}

/** What a node says would become of an order now. */
export type SendForecast = {
  readonly fails: boolean
  /** What the contract says of it, bounded text that nobody has checked. */
  readonly reason?: string | undefined
  /** What of a token would arrive, base units. Absent where the node does not tell. */
  readonly arrives?: bigint | undefined
}

export type SendOptions = WalletRequestOptions & {
  /** Absent: as the wallet thinks fit. */
  readonly speed?: SendSpeed | undefined
  /** Called right before the wallet is asked: what fails earlier was certainly not sent. */
  readonly onAsk?: (() => void) | undefined
}

/** Something that was sent, as the person ordered it. An `amount` of 0 to the sender is what cancels another. */
export type SentOrder = Pick<SendOrder, 'caipNetworkId' | 'to' | 'amount'> & {
  /** Hash or transaction id. */
  readonly id: string
  /** Plain address of the account that sent it. */
  readonly from: string
  /** Plain address of the token. Absent: the network's coin. */
  readonly token?: string | undefined
}

/** The same again for a higher fee, or nothing in its place. */
export type ReplacementAct = 'speedUp' | 'cancel'

/** What taking the place of something costs at most, base units of the network's coin. */
export type ReplacementFees = { readonly [act in ReplacementAct]?: bigint } & {
  /** As it was sent. */
  readonly now: bigint
  /** The account's number of it, which wallets show too. Absent where a chain has none. */
  readonly nonce?: number | undefined
}

/** Takes the place of what was sent and is in no block yet. */
export type ReplacingFeatures = {
  /**
   * Asks the network, not the wallet. An act that cannot be paid for is absent.
   *
   * @throws {NotReplaceableError} It is in a block, nobody knows it, or it is not what was ordered.
   */
  readonly getFees: (sent: SentOrder, options?: WalletRequestOptions) => Promise<ReplacementFees>
  /**
   * Builds what takes its place from the order, for the fee that was shown, and has it signed and sent.
   *
   * @returns Hash or transaction id.
   * @throws {NotReplaceableError} As `getFees`, or the network asks for more by now, and nobody was asked. `separate`: the
   *   wallet has sent it, and beside the other one.
   * @throws {ConnectionRejectedError} The person refused.
   */
  readonly replace: (
    sent: SentOrder,
    terms: { readonly act: ReplacementAct; readonly fee: bigint },
    options?: Omit<SendOptions, 'speed'>,
  ) => Promise<string>
}

/** Moves coins and tokens, the same on every chain. */
export type SendFeatures = {
  /**
   * Asks the network, not the wallet.
   *
   * @param order - `to` and `amount` may be missing while nobody has typed them.
   */
  readonly getFees: (
    order: Pick<SendOrder, 'caipNetworkId' | 'token'> & Partial<SendOrder>,
    options?: WalletRequestOptions,
  ) => Promise<SendFees>
  /** Whether code stands at an address, which may not know what to do with what it gets. */
  readonly isContract: (
    place: Pick<SendOrder, 'caipNetworkId' | 'to'>,
    options?: WalletRequestOptions,
  ) => Promise<boolean>
  /**
   * Has the network's node try exactly what would be sent. Asks the wallet nothing. Absent: nobody tries it.
   *
   * @throws {BaseError} The node cannot say.
   */
  readonly simulate?: (order: SendOrder, options?: WalletRequestOptions) => Promise<SendForecast>
  /**
   * Builds the transaction, reads it back from its bytes, and has it signed and sent where it says what was ordered.
   *
   * @returns Hash, signature or transaction id.
   * @throws {SendMismatchError} The token is another than was shown. Nobody was asked.
   * @throws {ConnectionRejectedError} The person refused.
   */
  readonly send: (order: SendOrder, options?: SendOptions) => Promise<string>
  /**
   * Waits until it is in the chain.
   *
   * @throws {BaseError} It failed there (a code of the chain), or was not there in time: `request_timed_out`.
   */
  readonly waitFor: (
    sent: Pick<SendOrder, 'caipNetworkId'> & { readonly id: string },
    options?: WalletRequestOptions,
  ) => Promise<void>
}
