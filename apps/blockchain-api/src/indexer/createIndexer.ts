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
import { writeBlocks } from './writeBlocks.ts'

export type IndexerOptions = {
  readonly chain: EvmChain
  readonly db: Database
  readonly log: Log
}

/**
 * Highest block in the index and highest block of the chain. An empty index reports the block
 * before the first one.
 */
export type Progress = { readonly indexed: number; readonly head: number }

export type Indexer = {
  /**
   * Brings the index closer to the head of the chain: adds up to twenty blocks, or removes blocks
   * that a reorganisation replaced.
   *
   * @throws {ChainDownError} The step failed and has changed nothing.
   */
  readonly step: () => Promise<Progress>
  /**
   * Runs one step that starts after the call, so that the index includes blocks that exist at the
   * time of the call. Concurrent calls share a step.
   *
   * @throws {ChainDownError}
   */
  readonly catchUp: () => Promise<void>
  /** Runs steps until the signal aborts. A failed step is logged and repeated. */
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
   * index.
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
    await writeBlocks(db, caipNetworkId, added)
    return { indexed: indexed + added.length, head }
  }

  /** Runs one step at a time. A request during a step starts another one after it. */
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
 * Returns the leading blocks that form a chain: up to the first missing block, or the first block
 * whose parent is not the one before. The blocks were read at different times, so they may not
 * match.
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
