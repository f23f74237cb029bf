import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { emailReverts, identities, users } from '../db/schema.ts'
import { toEmailKey } from './users.ts'

/**
 * Returns all email addresses of a user: their own, and those that providers reported at the last
 * login (S-42).
 */
export async function readAddresses(db: Database, userId: string): Promise<Set<string>> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const told = await db
    .select({ email: identities.email })
    .from(identities)
    .where(eq(identities.userId, userId))
  const found = [user, ...told].map((row) => row?.email ?? '').filter((email) => email !== '')
  return new Set(found.map(toEmailKey))
}

export type LateAddresses = {
  readonly told: ReadonlySet<string>
  /**
   * Whether at least one address is likely the owner's. A first address that was added within the
   * last 24 h does not count.
   */
  readonly known: boolean
}

/**
 * Returns the user's current email addresses and those of the last 24 h, because an attacker may
 * have just changed or added one (S-43). Notices go to all of them.
 */
export async function readLateAddresses(
  db: Database,
  userId: string,
  now: number,
): Promise<LateAddresses> {
  const late = await db
    .select({ from: emailReverts.oldEmail, to: emailReverts.newEmail })
    .from(emailReverts)
    .where(and(eq(emailReverts.userId, userId), gt(emailReverts.expiresAt, new Date(now))))
  const addresses = await readAddresses(db, userId)
  const told = new Set([...addresses, ...late.flatMap(({ from }) => from ?? [])])
  const first = late.filter(({ from }) => from === null).map(({ to }) => to)
  return { told, known: [...told].some((email) => !first.includes(email)) }
}
