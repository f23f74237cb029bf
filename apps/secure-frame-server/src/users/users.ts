import { randomId } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { identities, type StoredIdentity, users } from '../db/schema.ts'

/** Lower case, without spaces around it: what two addresses are compared by. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Finds the user of an address. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/** Finds the user of an address or makes one; of two at once one makes it. @returns The id. */
export async function findOrCreateUserByEmail(
  db: Database,
  email: string,
  now: number,
): Promise<string> {
  await db
    .insert(users)
    .values({ id: randomId(), email, createdAt: new Date(now) })
    .onConflictDoNothing()
  return (await findUserByEmail(db, email))?.id ?? ''
}

/** Finds the user of an account elsewhere by (issuer, subject), which alone counts (S-44), or makes one. */
export async function findOrCreateUserByIdentity(
  db: Database,
  identity: StoredIdentity,
  now: number,
): Promise<string> {
  const { issuer, subject, userName, email } = identity
  const id = randomId()
  const createdAt = new Date(now)
  await db.insert(users).values({ id, email: null, createdAt })
  const [row] = await db
    .insert(identities)
    .values({ issuer, subject, userId: id, userName, email, createdAt })
    .onConflictDoUpdate({
      target: [identities.issuer, identities.subject],
      set: { userName, email },
    })
    .returning({ userId: identities.userId })
  // Somebody known: the user made ahead is not needed.
  if (row && row.userId !== id) await db.delete(users).where(eq(users.id, id))
  return row?.userId ?? id
}

/** Finds the user that an identity belongs to. */
export async function findUserByIdentity(db: Database, { issuer, subject }: StoredIdentity) {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.userId
}
