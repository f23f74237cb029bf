import { setTimeout } from 'node:timers/promises'
import { describeError, type Log } from '@latchkey/service'
import { and, desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { blocksPerStep, failedEveryMs, headEveryMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { blocks } from '../db/schema.ts'
import type { Block } from './Block.ts'
import { createQueue } from './createQueue.ts'
import { dropBlocks } from './dropBlocks.ts'
import { readBlock } from './readBlock.ts'
import { readTokens } from './readTokens.ts'
import { reportRefused, storeBlocks } from './storeBlocks.ts'

export type IndexerOptions = {
  readonly chain: EvmChain
  readonly db: Database
  readonly log: Log
}

/**
 * Progress of an indexer: the highest indexed block and the highest block of the chain. For an
 * empty index, `indexed` is the number before the first block.
 */
export type Progress = { readonly indexed: number; readonly head: number }

export type Indexer = {
  /**
   * Updates the index by one step: adds up to twenty blocks, or removes blocks that a
   * reorganisation replaced.
   *
   * @throws {ChainDownError} The step failed and has changed nothing.
   */
  readonly step: () => Promise<Progress>
  /**
   * Runs one indexing step that starts after the call, so that the index includes blocks that exist
   * at the time of the call. Concurrent calls share a step.
   *
   * @throws {ChainDownError} The node does not answer.
   */
  readonly catchUp: () => Promise<void>
  /** Runs indexing steps until the signal aborts. A failed step is logged and repeated. */
  readonly run: (signal: AbortSignal) => Promise<void>
}

const Height = z
  .string()
  .regex(/^0x[0-9a-f]+$/)
  .transform(Number)
const Head = z.object({ hash: z.string() })

/**
 * Creates the indexer of one chain. It resumes after the last block in the database, so it can be
 * stopped at any time.
 */
export function createIndexer({ chain, db, log }: IndexerOptions): Indexer {
  const { caipNetworkId, startBlock } = chain.network
  const target = { db, log, chainId: caipNetworkId }

  async function readHash(blockNumber: number): Promise<string | undefined> {
    const tag = `0x${blockNumber.toString(16)}`
    const block = await chain.request({ method: 'eth_getBlockByNumber', params: [tag, false] })
    return block === null ? undefined : Head.parse(block).hash.toLowerCase()
  }

  async function readIndexed() {
    const [last] = await db
      .select()
      .from(blocks)
      .where(eq(blocks.chain, caipNetworkId))
      .orderBy(desc(blocks.blockNumber))
      .limit(1)
    return last
  }

  /**
   * Finds the highest block on which index and chain agree, and removes all higher blocks from the
   * index. Called after a reorganisation.
   */
  async function dropForked() {
    const last = await readIndexed()
    if (!last || (await readHash(last.blockNumber)) === last.hash) return last
    const common = await findCommon(last.blockNumber - 1)
    log.warn('reorganised', { chainId: caipNetworkId })
    await dropBlocks(db, caipNetworkId, common)
    return readIndexed()
  }

  async function findCommon(from: number): Promise<number> {
    for (let height = from; height >= startBlock; height -= 1) {
      const [own] = await db
        .select()
        .from(blocks)
        .where(and(eq(blocks.chain, caipNetworkId), eq(blocks.blockNumber, height)))
      if (own && (await readHash(height)) === own.hash) return height
    }
    return startBlock - 1
  }

  async function step(): Promise<Progress> {
    const last = await dropForked()
    const head = Height.parse(await chain.request({ method: 'eth_blockNumber' }))
    const indexed = last?.blockNumber ?? startBlock - 1
    const count = Math.min(blocksPerStep, head - indexed)
    if (count <= 0) return { indexed, head }
    const heights = Array.from({ length: count }, (_, index) => indexed + 1 + index)
    const read = await Promise.all(heights.map((height) => readBlock(chain, height)))
    const added = takeLinked(read, last?.hash)
    if (added.length === 0) return { indexed, head }
    await readTokens(db, chain, added)
    await storeBlocks(target, added)
    reportRefused(target, added)
    return { indexed: indexed + added.length, head }
  }

  /**
   * Runs the indexing step, never two at a time. A call during a step starts another step after it.
   */
  const nextStep = createQueue(step)

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await nextStep().then(
        ({ indexed, head }) => (indexed < head ? 0 : headEveryMs),
        (error: unknown) => {
          log.error('indexing_failed', { chainId: caipNetworkId, ...describeError(error) })
          return failedEveryMs
        },
      )
      // An aborted signal rejects the timer. The error is ignored, because the loop checks the
      // signal next.
      await setTimeout(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }

  return { step, run, catchUp: async () => void (await nextStep()) }
}

/**
 * Returns the leading blocks that form a chain, which are safe to index. Blocks that were read at
 * different times may not match. The result ends before a missing block, or a block whose parent
 * hash differs.
 */
function takeLinked(
  read: readonly (Block | undefined)[],
  parent: string | undefined,
): readonly Block[] {
  const linked: Block[] = []
  let hash = parent
  for (const block of read) {
    if (!block || (hash !== undefined && block.parentHash !== hash)) break
    linked.push(block)
    hash = block.hash
  }
  return linked
}
