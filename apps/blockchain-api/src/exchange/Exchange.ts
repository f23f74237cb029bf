export type Deposit = {
  /** CAIP-19 id of the deposited asset. */
  readonly asset: string
  /** Deposited amount as decimal text, in whole units of the asset. */
  readonly amount: string
  /** CAIP-10 address of the deposit's recipient. */
  readonly recipient: string
}

/** An exchange from which users can send assets to their account. */
export type Exchange = {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
  /**
   * Lists the CAIP-19 ids of the assets that the exchange can send.
   *
   * @throws {ChainDownError} The exchange does not answer.
   */
  readonly readAssets: () => Promise<readonly string[]>
  /**
   * Starts a deposit. Returns the URL of the page on which the user finishes it, and the id by
   * which `readStatus` finds it.
   *
   * @throws {ChainDownError} The exchange does not answer, or rejects the deposit.
   */
  readonly begin: (
    deposit: Deposit,
  ) => Promise<{ readonly url: string; readonly sessionId: string }>
  /**
   * Reads the progress of a deposit.
   *
   * @throws {ChainDownError} The exchange does not answer.
   */
  readonly readStatus: (sessionId: string) => Promise<DepositStatus>
}

export type DepositStatus = {
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** Hash of the deposit's transaction; `null` until the exchange has sent it. */
  readonly txHash: string | null
}
