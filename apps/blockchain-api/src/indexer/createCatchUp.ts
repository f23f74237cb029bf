import { setTimeout } from 'node:timers/promises'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { catchUpMs } from '../config/constants.ts'
import type { Indexer } from './createIndexer.ts'

/**
 * Updates the index of each network to its latest block. After a time limit it returns anyway, and
 * the index stays outdated.
 */
export type CatchUp = (chains: readonly EvmChain[]) => Promise<void>

/**
 * Creates the function that updates indexes before a request reads them, so that the answer
 * includes the latest transactions. A chain that is down or slow does not delay the request for
 * long; its index then stays outdated.
 *
 * @param indexers - Indexers by the CAIP-2 id of their network.
 */
export function createCatchUp(indexers: ReadonlyMap<string, Pick<Indexer, 'catchUp'>>): CatchUp {
  return async (chains) => {
    const ended = new AbortController()
    const asked = chains.map(({ network }) => indexers.get(network.caipNetworkId)?.catchUp())
    // The indexer logs its own errors.
    const reached = Promise.allSettled(asked)
    // An aborted signal rejects the timer. This only cancels it, so the error is ignored.
    const late = setTimeout(catchUpMs, undefined, { signal: ended.signal }).catch(() => undefined)
    await Promise.race([reached, late])
    ended.abort()
  }
}
