import type { Signer } from '@latchkey/adapter-eip155/verify'
import { randomId } from '@latchkey/service'
import { and, eq } from 'drizzle-orm'
import { requireUnmarked } from '../bans/banMarks.ts'
import type { Database } from '../db/Database.ts'
import { userAccounts, users } from '../db/schema.ts'
import { giveWelcome } from './giveWelcome.ts'
import { hasWallet } from './hasWallet.ts'

export type UserAccount = {
  readonly namespace: string
  readonly address: string
  readonly chainId: string
  readonly signer: Signer
  /** Who is signed in here: an unknown wallet becomes theirs if they came by an account elsewhere and have none. */
  readonly joins?: string | undefined
  /** For who is new. */
  readonly welcomePoints: number
  readonly now: number
}

/**
 * Finds the user of an account, or makes one. A key is the same party on every chain; code is not (whoever deploys or
 * delegates on another chain says there what it accepts), so what code accepts counts for its chain alone (S-82).
 * Two sign-ins at once end with one user.
 *
 * @throws {RefusalError} `banned`: it was an account of who was banned and has deleted theirs.
 */
export async function findOrCreateUser(db: Database, account: UserAccount): Promise<string> {
  const { namespace, address, chainId, signer, joins, welcomePoints, now } = account
  const scope = signer === 'key' ? '' : chainId
  const existing = await findUser(db, namespace, { address, scope })
  if (existing !== undefined) return existing

  await requireUnmarked(db, { namespace, address }, now)
  const createdAt = new Date(now)
  const joined = joins !== undefined && !(await hasWallet(db, joins)) ? joins : undefined
  const userId = joined ?? randomId()
  if (joined === undefined) await db.insert(users).values({ id: userId, createdAt })
  const added = await db
    .insert(userAccounts)
    .values({ namespace, address, scope, userId, createdAt })
    .onConflictDoNothing()
    .returning({ userId: userAccounts.userId })
  if (added.length > 0) {
    if (joined === undefined)
      await giveWelcome(db, { userId, points: welcomePoints, at: createdAt })
    return userId
  }

  if (joined === undefined) await db.delete(users).where(eq(users.id, userId))
  return (await findUser(db, namespace, { address, scope })) ?? userId
}

async function findUser(
  db: Database,
  namespace: string,
  { address, scope }: { readonly address: string; readonly scope: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: userAccounts.userId })
    .from(userAccounts)
    .where(
      and(
        eq(userAccounts.namespace, namespace),
        eq(userAccounts.address, address),
        eq(userAccounts.scope, scope),
      ),
    )
  return row?.userId
}
