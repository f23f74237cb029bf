import type { DirectoryWallet } from '@latchkey/core'
import type { Connection } from '../kit/ConnectionState.ts'

/** A pairing several callers may wait for: two views, or one that StrictMode mounts twice. */
export type SharedPairing = {
  readonly result: Promise<readonly Connection[]>
  /** How many callers wait. Without any for a moment the pairing ends. */
  callers: number
  /** How many of them show it. Without any it is only made ahead: no status tells of it, nor does a failure. */
  viewers: number
  /** What the last caller has chosen. */
  wallet: DirectoryWallet | undefined
}
