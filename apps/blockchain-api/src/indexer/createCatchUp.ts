import { setTimeout } from 'node:timers/promises'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { catchUpMs } from '../config/constants.ts'
import type { Indexer } from './createIndexer.ts'

/**
 * Updates the index of each network to its latest block before a request reads it. Returns after a
 * time limit even if an index is still outdated.
 */
export type CatchUp = (chains: readonly EvmChain[]) => Promise<void>

/**
 * Creates the function that updates indexes before a request reads them, so that the answer
 * includes the latest transactions. A chain that is down or slow delays the request by a short time
 * limit; its index then stays outdated.
 *
 * @param indexers - Indexers by the CAIP-2 id of their network.
 */
export function createCatchUp(indexers: ReadonlyMap<string, Pick<Indexer, 'catchUp'>>): CatchUp {
  return async (chains) => {
    const ended = new AbortController()
    const asked = chains.map(({ network }) => indexers.get(network.caipNetworkId)?.catchUp())
    // The indexer logs its own errors.
    const reached = Promise.allSettled(asked)
    // An aborted signal rejects the timer. The error is ignored, because aborting only cancels the
    // timer.
    const late = setTimeout(catchUpMs, undefined, { signal: ended.signal }).catch(() => undefined)
    await Promise.race([reached, late])
    ended.abort()
  }
}
