import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { emailReverts, identities, users } from '../db/schema.ts'
import { toEmailKey } from './users.ts'

/** The addresses at which a user is reached: their own, and what their providers told at the last login (S-42). */
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
  /** One of them at least is the user's, for all that is known: not a first one that came within 24 h. */
  readonly known: boolean
}

/** Those, and the user's own of the last 24 h: a thief may have changed or added one just now (S-43). */
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
