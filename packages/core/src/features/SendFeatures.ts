import type { CaipNetworkId } from '../caip.ts'
import type { WalletRequestOptions } from '../chainAdapter.ts'

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

export type SendOptions = WalletRequestOptions & {
  /** Absent: as the wallet thinks fit. */
  readonly speed?: SendSpeed | undefined
  /** Called right before the wallet is asked: what fails earlier was certainly not sent. */
  readonly onAsk?: (() => void) | undefined
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
