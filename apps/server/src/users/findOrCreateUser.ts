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
  /**
   * The id of the signed-in user. An unknown wallet is added to this user if they signed in with a
   * linked account and have no wallet yet.
   */
  readonly joins?: string | undefined
  /** Number of welcome points that a newly created user receives. */
  readonly welcomePoints: number
  readonly now: number
}

/**
 * Finds the user of a wallet account, or creates one. An account with a key belongs to the same
 * user on every chain. A contract account counts only for its chain, because other code may control
 * its address elsewhere (S-82). Two concurrent sign-ins return the same user.
 *
 * @throws {RefusalError} `banned`: the account belonged to a banned player who deleted their
 * account.
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
