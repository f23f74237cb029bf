import { sha256 } from '@latchkey/service'
import { and, eq, lt } from 'drizzle-orm'
import { keyedCallLifetimeMs } from '../constants.ts'
import type { Database } from '../db/Database.ts'
import { keyedCalls } from '../db/schema.ts'
import { RefusalError } from '../http/RefusalError.ts'

/** What the effect may use: all of it is undone where any of it fails. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type KeyedCall = {
  readonly userId: string
  readonly key: string
  /** What was called with what. */
  readonly path: string
  readonly input: unknown
  readonly now: number
}

/**
 * Runs the effect of a call that creates something, once for each key of a user (S-94): the key is written with the effect.
 * Of two calls at once the second waits for the first.
 *
 * @returns What the effect answered, now or when the key was first used.
 * @throws {RefusalError} `key_reused`: the key came with another input before.
 */
export async function runOnce<answer>(
  db: Database,
  { userId, key, path, input, now }: KeyedCall,
  effect: (transaction: Transaction) => Promise<answer>,
): Promise<answer> {
  const inputHash = sha256(`${path} ${JSON.stringify(input)}`)
  const isCall = and(eq(keyedCalls.userId, userId), eq(keyedCalls.key, key))
  return db.transaction(async (transaction) => {
    await transaction
      .delete(keyedCalls)
      .where(
        and(
          eq(keyedCalls.userId, userId),
          lt(keyedCalls.createdAt, new Date(now - keyedCallLifetimeMs)),
        ),
      )
    const [first] = await transaction
      .insert(keyedCalls)
      .values({ userId, key, inputHash, answer: '', createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (!first) {
      const [before] = await transaction.select().from(keyedCalls).where(isCall)
      if (before?.inputHash !== inputHash) throw new RefusalError('key_reused')
      return JSON.parse(before.answer) as answer
    }
    const answer = await effect(transaction)
    await transaction
      .update(keyedCalls)
      .set({ answer: JSON.stringify(answer) })
      .where(isCall)
    return answer
  })
}
