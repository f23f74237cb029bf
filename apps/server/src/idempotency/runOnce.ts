import { and, eq, lt } from 'drizzle-orm'
import { keyedCallLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { keyedCalls } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { findAnswer, toInputHash } from './findAnswer.ts'
import type { KeyedCall } from './KeyedCall.ts'

/** What the effect may use: all of it is undone where any of it fails. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Runs the effect of a call that creates something, once for each key of a user (S-94): the key is written with the effect.
 * Of two calls at once the second waits for the first.
 *
 * @returns What the effect answered, now or when the key was first used.
 * @throws {RefusalError} `key_reused`: the key came with another input before.
 */
export async function runOnce<answer>(
  db: Database,
  call: KeyedCall,
  effect: (transaction: Transaction) => Promise<answer>,
): Promise<answer> {
  const { userId, key, now } = call
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
    const inputHash = toInputHash(call)
    const [first] = await transaction
      .insert(keyedCalls)
      .values({ userId, key, inputHash, answer: '', createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (!first) {
      const before = await findAnswer<answer>(transaction, call)
      if (before === undefined) throw new RefusalError('internal', { hint: 'A key came and went.' })
      return before
    }
    const answer = await effect(transaction)
    await transaction
      .update(keyedCalls)
      .set({ answer: JSON.stringify(answer) })
      .where(isCall)
    return answer
  })
}
