import { describeError, type Log } from '@latchkey/service'
import type { Database } from '../db/Database.ts'
import { isDataRefusal } from '../db/isDataRefusal.ts'
import type { Block } from './Block.ts'
import { toEmptyBlock } from './readBlock.ts'
import { writeBlocks } from './writeBlocks.ts'

type Target = {
  readonly db: Database
  readonly log: Log
  /** CAIP-2 id of the blocks' network. */
  readonly chainId: string
}

/**
 * Adds blocks to the index, the lowest first. If the database refuses one, they are added one by
 * one, so that the others are complete.
 */
export async function storeBlocks(target: Target, added: readonly Block[]): Promise<void> {
  try {
    await writeBlocks(target.db, target.chainId, added)
  } catch (error) {
    if (!isDataRefusal(error)) throw error
    for (const block of added) await storeAlone(target, block)
  }
}

/**
 * Adds one block. A block that the database refuses is set aside: the index contains it without its
 * transactions, and continues after it (S-142).
 */
async function storeAlone({ db, log, chainId }: Target, block: Block): Promise<void> {
  try {
    await writeBlocks(db, chainId, [block])
  } catch (error) {
    if (!isDataRefusal(error)) throw error
    const hint = `block ${block.blockNumber}`
    log.error('block_set_aside', { chainId, hint, ...describeError(error) })
    await writeBlocks(db, chainId, [toEmptyBlock(block, block.transactions.length)])
  }
}

/** Logs how many parts of each block the index leaves out. */
export function reportRefused(
  { log, chainId }: Pick<Target, 'log' | 'chainId'>,
  added: readonly Block[],
): void {
  for (const { blockNumber, refused } of added) {
    if (refused === 0) continue
    const hint = `block ${blockNumber}: ${refused} transactions, logs or calls`
    log.warn('block_parts_set_aside', { chainId, hint })
  }
}
