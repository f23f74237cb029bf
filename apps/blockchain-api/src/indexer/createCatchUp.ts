import { setTimeout } from 'node:timers/promises'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { catchUpMs } from '../config/constants.ts'
import type { Indexer } from './createIndexer.ts'

/** Updates the index of each network to its latest block, or leaves it as old as it is after a time limit. */
export type CatchUp = (chains: readonly EvmChain[]) => Promise<void>

/**
 * Brings indexes to where their chains are, so that who asks after a transaction is told of it. A chain that is down or
 * slow holds nobody up: then the index is as old as it is.
 *
 * @param indexers - By CAIP-2.
 */
export function createCatchUp(indexers: ReadonlyMap<string, Pick<Indexer, 'catchUp'>>): CatchUp {
  return async (chains) => {
    const ended = new AbortController()
    const asked = chains.map(({ network }) => indexers.get(network.caipNetworkId)?.catchUp())
    // What fails is logged where the index is kept.
    const reached = Promise.allSettled(asked)
    // Ended early by the signal alone.
    const late = setTimeout(catchUpMs, undefined, { signal: ended.signal }).catch(() => undefined)
    await Promise.race([reached, late])
    ended.abort()
  }
}
