import type { Clock } from '@latchkey/service'
import type { BitcoinNetworkConfig } from '../config/Config.ts'

/** A Bitcoin network, read through esplora. */
export type Explorer = {
  readonly network: BitcoinNetworkConfig
  readonly clock: Clock
  /**
   * Asks for a path with its leading `/`.
   *
   * @throws {ChainDownError} | {ApiError} 400 `address`: it refuses what it was asked.
   */
  readonly get: (path: string) => Promise<unknown>
}
