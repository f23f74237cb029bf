export type Deposit = {
  /** CAIP-19. */
  readonly asset: string
  /** Decimal text in whole units of the asset. */
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: string
}

/** An exchange from which users can send assets to their account. */
export type Exchange = {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
  /**
   * Lists the assets that the exchange sends, as CAIP-19.
   *
   * @throws {ChainDownError}
   */
  readonly readAssets: () => Promise<readonly string[]>
  /**
   * Starts a deposit. Returns the page on which the user finishes it, and the id for its status.
   *
   * @throws {ChainDownError} The exchange does not answer, or rejects the deposit.
   */
  readonly begin: (
    deposit: Deposit,
  ) => Promise<{ readonly url: string; readonly sessionId: string }>
  /** @throws {ChainDownError} */
  readonly readStatus: (sessionId: string) => Promise<DepositStatus>
}

export type DepositStatus = {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** `null` before the transaction is sent. */
  readonly txHash: string | null
}
