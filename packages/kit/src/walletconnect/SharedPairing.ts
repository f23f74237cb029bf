import type { DirectoryWallet } from '@latchkey/core'
import type { Connection } from '../kit/ConnectionState.ts'

/** A pairing that several callers wait for: two views, or a view that StrictMode mounts twice. */
export type SharedPairing = {
  readonly result: Promise<readonly Connection[]>
  /** Number of waiting callers. After a short time without callers the pairing ends. */
  callers: number
  /**
   * Number of callers that show the pairing. With 0, the pairing is only prepared, so its status
   * and failures are not reported.
   */
  viewers: number
  /** The wallet that the latest caller has chosen. */
  wallet: DirectoryWallet | undefined
}
