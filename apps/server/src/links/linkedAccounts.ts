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

/** An account elsewhere, as it proved itself just now. */
export type ProvenAccount = {
  readonly provider: LinkProvider
  readonly person: ExternalPerson
  readonly now: number
}

/** Lists the accounts elsewhere of a user, oldest first. */
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

/** Finds the linked account of who logs in, or makes a user without a wallet who has it (decision 0033). */
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
  // Another login of the same account was faster.
  await tx.delete(users).where(eq(users.id, userId))
  const other = await refresh(tx, proven)
  if (!other) throw new RefusalError('internal', { hint: 'A linked account came and went.' })
  return other
}

/**
 * Makes an account elsewhere one of the user's. One that already is stays, with what the provider tells of it now.
 *
 * @throws {RefusalError} `link_elsewhere`: somebody else's (S-73); `link_present`: the user has another one there.
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

/** @returns `undefined` where the account, or another one there of this user, is linked already. */
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
 * Takes an account elsewhere off a user.
 *
 * @returns The id of the link.
 * @throws {RefusalError} `not_found`; `last_way_in`: nothing else would let the user in.
 */
export async function removeLink(
  tx: Database,
  userId: string,
  provider: LinkProvider,
): Promise<string> {
  // Of two at once the second sees what the first left.
  await tx.select().from(users).where(eq(users.id, userId)).for('update')
  const links = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.userId, userId))
  const link = links.find((row) => row.provider === provider)
  if (!link) throw new RefusalError('not_found')
  if (links.length === 1 && !(await hasWallet(tx, userId))) throw new RefusalError('last_way_in')
  await tx.delete(linkedAccounts).where(eq(linkedAccounts.id, link.id))
  return link.id
}
