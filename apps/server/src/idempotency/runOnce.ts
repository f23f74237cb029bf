import { and, eq, lt } from 'drizzle-orm'
import { keyedCallLifetimeMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { keyedCalls } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { findAnswer, toInputHash } from './findAnswer.ts'
import type { KeyedCall } from './KeyedCall.ts'

/** Type of a database transaction. All of its changes are rolled back if the callback fails. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/**
 * Runs a creating call at most once per user and idempotency key (S-94). The key and the changes
 * are written in the same transaction. A second concurrent call waits for the first.
 *
 * @returns The response of this call, or the stored response of the first call with the key.
 * @throws {RefusalError} `key_reused`: the key was used with another input.
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
