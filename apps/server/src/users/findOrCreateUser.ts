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
   * The signed-in user. An unknown wallet is added to this user if they signed in with a linked
   * account and have no wallet.
   */
  readonly joins?: string | undefined
  /** Points for a new user. */
  readonly welcomePoints: number
  readonly now: number
}

/**
 * Finds the user of an account, or creates one. A key is the same user on every chain. Contract
 * code counts for its chain alone, because another deployment or delegation on another chain can
 * accept other signatures (S-82). Two concurrent sign-ins return the same user.
 *
 * @throws {RefusalError} `banned`: the account belonged to a banned player who deleted their
 *   account.
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
