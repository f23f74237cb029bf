import { sha256 } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { keyedCalls } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import type { KeyedCall } from './KeyedCall.ts'

type Call = Pick<KeyedCall, 'userId' | 'key' | 'path' | 'input'>

/** What tells one input from another. */
export const toInputHash = ({ path, input }: Pick<Call, 'path' | 'input'>): string =>
  sha256(`${path} ${JSON.stringify(input)}`)

/**
 * Finds what a call with this key answered before.
 *
 * @returns `undefined` where the key is new.
 * @throws {RefusalError} `key_reused`: the key came with another input.
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
