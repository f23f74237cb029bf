export type Deposit = {
  /** CAIP-19. */
  readonly asset: string
  /** Decimal text in whole units of the asset. */
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: string
}

/** Where people hold coins that they can send to their account. */
export type Exchange = {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
  /**
   * Lists what it sends, as CAIP-19.
   *
   * @throws {ChainDownError}
   */
  readonly readAssets: () => Promise<readonly string[]>
  /**
   * Begins a deposit: the page that people finish it on, and what its status is asked by.
   *
   * @throws {ChainDownError} It does not answer, or takes no such deposit.
   */
  readonly begin: (
    deposit: Deposit,
  ) => Promise<{ readonly url: string; readonly sessionId: string }>
  /** @throws {ChainDownError} */
  readonly readStatus: (sessionId: string) => Promise<DepositStatus>
}

export type DepositStatus = {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** `null` until it is sent. */
  readonly txHash: string | null
}
