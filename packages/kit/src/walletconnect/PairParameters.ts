import type { DirectoryWallet } from '@latchkey/core'

export type PairParameters = {
  /**
   * The wallet that the user has chosen from the directory. It becomes a recent wallet once
   * connected.
   */
  readonly wallet?: DirectoryWallet | undefined
  /** Whether to start a new pairing even if another one is running ("Try again"). */
  readonly fresh?: boolean | undefined
  /**
   * Whether to prepare a pairing before the user chooses a wallet, so that a tap can open the
   * wallet immediately (K-MOB-07). The status stays unchanged, and a failure is thrown but not
   * reported.
   */
  readonly ahead?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}
