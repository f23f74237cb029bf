import type { Clock } from '@latchkey/service'
import type { BitcoinNetworkConfig } from '../config/Config.ts'

/**
 * Client of a Bitcoin explorer with esplora's API, by which the server reads one Bitcoin network.
 */
export type Explorer = {
  readonly network: BitcoinNetworkConfig
  readonly clock: Clock
  /**
   * Fetches JSON from a path of the explorer. The path starts with `/`.
   *
   * @throws {ChainDownError} The explorer does not answer.
   * @throws {ApiError} 400 `address`: the explorer rejected the request.
   */
  readonly get: (path: string) => Promise<unknown>
}
