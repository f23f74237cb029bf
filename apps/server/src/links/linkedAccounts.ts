import type { LinkedAccount, LinkProvider } from '@latchkey/product-api'
import { randomId } from '@latchkey/service'
import { and, asc, eq } from 'drizzle-orm'
import { requireUnmarked } from '../bans/banMarks.ts'
import type { Database } from '../db/Database.ts'
import { linkedAccounts, users } from '../db/schema.ts'
import { RefusalError } from '../errors/RefusalError.ts'
import { giveWelcome } from '../users/giveWelcome.ts'
import { hasWallet } from '../users/hasWallet.ts'
import type { ExternalPerson } from './parsePerson.ts'

type Row = typeof linkedAccounts.$inferSelect

/** An account at a provider whose ownership the user has just proven by a login there. */
export type ProvenAccount = {
  readonly provider: LinkProvider
  readonly person: ExternalPerson
  readonly now: number
}

/** Lists the linked accounts of a user, oldest first. */
export async function listLinkedAccounts(db: Database, userId: string): Promise<LinkedAccount[]> {
  const rows = await db
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, userId))
    .orderBy(asc(linkedAccounts.linkedAt), asc(linkedAccounts.provider))
  return rows.map(({ provider, name, email, linkedAt }) => ({
    provider: provider as LinkProvider,
    name,
    email,
    linkedAt: linkedAt.toISOString(),
  }))
}

/**
 * Finds the user of a linked account, or creates a user without a wallet (decision 0033). Called
 * when a user logs in with a linked account.
 */
export async function findOrCreateLinkedUser(
  tx: Database,
  proven: ProvenAccount,
  welcomePoints: number,
): Promise<Row> {
  const known = await refresh(tx, proven)
  if (known) return known
  const userId = randomId()
  const at = new Date(proven.now)
  await tx.insert(users).values({ id: userId, createdAt: at })
  const added = await insert(tx, userId, proven)
  if (added) {
    await giveWelcome(tx, { userId, points: welcomePoints, at })
    return added
  }
  // A concurrent login with the same account created its user first, so this user is removed.
  await tx.delete(users).where(eq(users.id, userId))
  const other = await refresh(tx, proven)
  if (!other) throw new RefusalError('internal', { hint: 'A linked account came and went.' })
  return other
}

/**
 * Links an account to a user. If the user has linked it already, its name and email are updated.
 *
 * @throws {RefusalError} `link_elsewhere`: linked to another user (S-73); `link_present`: the user
 *   has linked another account of this provider.
 */
export async function linkAccount(
  tx: Database,
  userId: string,
  proven: ProvenAccount,
): Promise<Row> {
  const row = (await insert(tx, userId, proven)) ?? (await refresh(tx, proven))
  if (!row) throw new RefusalError('link_present')
  if (row.userId !== userId) throw new RefusalError('link_elsewhere')
  return row
}

/**
 * Inserts a linked account.
 *
 * @returns `undefined` if the account is linked already, or the user has another account of the
 *   same provider.
 */
async function insert(tx: Database, userId: string, { provider, person, now }: ProvenAccount) {
  await requireUnmarked(tx, { namespace: provider, address: person.subject }, now)
  const [added] = await tx
    .insert(linkedAccounts)
    .values({ ...person, id: randomId(), provider, userId, linkedAt: new Date(now) })
    .onConflictDoNothing()
    .returning()
  return added
}

async function refresh(tx: Database, { provider, person }: ProvenAccount) {
  const { subject, name, email } = person
  const [known] = await tx
    .update(linkedAccounts)
    .set({ name, email })
    .where(and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject)))
    .returning()
  return known
}

/**
 * Unlinks an account from a user.
 *
 * @returns The id of the removed link.
 * @throws {RefusalError} `not_found`: the user has not linked the account. `last_way_in`: the user
 *   would have no login left.
 */
export async function removeLink(
  tx: Database,
  userId: string,
  provider: LinkProvider,
): Promise<string> {
  // Locks the user row, so that the second of two concurrent calls sees the changes of the first.
  await tx.select().from(users).where(eq(users.id, userId)).for('update')
  const links = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.userId, userId))
  const link = links.find((row) => row.provider === provider)
  if (!link) throw new RefusalError('not_found')
  if (links.length === 1 && !(await hasWallet(tx, userId))) throw new RefusalError('last_way_in')
  await tx.delete(linkedAccounts).where(eq(linkedAccounts.id, link.id))
  return link.id
}
