import { setTimeout } from 'node:timers/promises'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { catchUpMs } from '../config/constants.ts'
import type { Indexer } from './createIndexer.ts'

/**
 * Updates the index of each network to its latest block, or leaves it outdated after a time limit.
 */
export type CatchUp = (chains: readonly EvmChain[]) => Promise<void>

/**
 * Creates the function that updates indexes to the heads of their chains, so that a request
 * includes the latest transactions. A chain that is down or slow does not delay the request; its
 * index then stays outdated.
 *
 * @param indexers - By CAIP-2.
 */
export function createCatchUp(indexers: ReadonlyMap<string, Pick<Indexer, 'catchUp'>>): CatchUp {
  return async (chains) => {
    const ended = new AbortController()
    const asked = chains.map(({ network }) => indexers.get(network.caipNetworkId)?.catchUp())
    // The indexer logs its own errors.
    const reached = Promise.allSettled(asked)
    // Only the signal ends the timeout early.
    const late = setTimeout(catchUpMs, undefined, { signal: ended.signal }).catch(() => undefined)
    await Promise.race([reached, late])
    ended.abort()
  }
}
