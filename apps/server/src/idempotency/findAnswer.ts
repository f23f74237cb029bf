import { sha256 } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { keyedCalls } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import type { KeyedCall } from './KeyedCall.ts'

type Call = Pick<KeyedCall, 'userId' | 'key' | 'path' | 'input'>

/** Returns a hash that identifies the path and input of a call. */
export const toInputHash = ({ path, input }: Pick<Call, 'path' | 'input'>): string =>
  sha256(`${path} ${JSON.stringify(input)}`)

/**
 * Finds the stored answer of an earlier call with the same idempotency key.
 *
 * @returns `undefined` if the key is new.
 * @throws {RefusalError} `key_reused`: the key was used with another input.
 */
export async function findAnswer<answer>(
  db: Pick<Database, 'select'>,
  call: Call,
): Promise<answer | undefined> {
  const isCall = and(eq(keyedCalls.userId, call.userId), eq(keyedCalls.key, call.key))
  const [before] = await db.select().from(keyedCalls).where(isCall)
  if (!before) return undefined
  if (before.inputHash !== toInputHash(call)) throw new RefusalError('key_reused')
  return JSON.parse(before.answer) as answer
}
