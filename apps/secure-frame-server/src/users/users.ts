import { randomId } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { identities, type StoredIdentity, users } from '../db/schema.ts'

/** Normalises an email address for comparison: lower case, without surrounding spaces. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Finds the user whose own email address this is. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user
}

/**
 * Finds the user with an email address, or creates one. Parallel calls create only one user.
 *
 * @returns The user's id.
 */
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

/**
 * Finds the user of an account at a provider, or creates one. Only issuer and subject identify the
 * account (S-44).
 */
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
  // If a parallel call has already stored the identity, the new user is deleted.
  if (row && row.userId !== id) await db.delete(users).where(eq(users.id, id))
  return row?.userId ?? id
}

/** Finds the user of an account at a login provider, by issuer and subject. */
export async function findUserByIdentity(db: Database, { issuer, subject }: StoredIdentity) {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return row?.userId
}
