import type { DirectoryWallet } from '@latchkey/core'

export type PairParameters = {
  /** The wallet the person has chosen; kept as recent once it has connected. */
  readonly wallet?: DirectoryWallet | undefined
  /** True: a new pairing, also while one is running ("Try again"). */
  readonly fresh?: boolean | undefined
  /**
   * True: have a pairing ready before a wallet is chosen, so that the tap on one can open it at once (K-MOB-07). Nothing
   * shows it: the status stays as it is, and a failure is thrown but not told.
   */
  readonly ahead?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}
