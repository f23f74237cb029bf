import { randomToken, sha256 } from '@latchkey/service'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { grantLifetimeMs } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import { mailTransactions, recoveryGrants, type StoredIdentity } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { beginRelease } from '../escrow/beginRelease.ts'

const isOfLink = (token: string, now: number) =>
  and(
    eq(mailTransactions.linkHash, sha256(token)),
    eq(mailTransactions.step, 'device'),
    gt(mailTransactions.expiresAt, new Date(now)),
  )

/**
 * Reads the mail transaction that a mailed link would approve, without changing it.
 *
 * @throws {FrameRefusal} `link_over`: the link is unknown, used or expired.
 */
export async function readLink({ db, clock }: FrameContext, token: string) {
  const [row] = await db.select().from(mailTransactions).where(isOfLink(token, clock.now()))
  if (!row) throw new FrameRefusal('link_over')
  return row
}

/**
 * Approves a device by its mailed link. Of two clicks only one counts, and a wrong number ends the
 * transaction. If the app shows a number, the approval completes the login; otherwise the user
 * still enters the code from the mail (S-42).
 *
 * @returns Secret of a cookie with which pages of this browser may take part in a recovery;
 * `undefined` for an operator's copy, which needs no page.
 * @throws {FrameRefusal} `link_over`, `wrong_number`; for an operator's copy also `escrow_off`,
 * `key_service_unreachable`, `mail_failed`.
 */
export async function approveLink(
  context: FrameContext,
  { token, number = 0 }: { readonly token: string; readonly number?: number | undefined },
): Promise<string | undefined> {
  const { db, clock } = context
  const now = clock.now()
  const { purpose, showsNumber, deviceNumber } = mailTransactions
  const approved = sql`case when ${purpose} = 'recovery' then 'done' when ${showsNumber} then 'approved' else 'code' end`
  const isRight = sql`not ${showsNumber} or ${deviceNumber} = ${number}`
  const [row] = await db
    .update(mailTransactions)
    .set({
      step: sql`case when ${isRight} then ${approved} else 'over' end`,
    })
    .where(isOfLink(token, now))
    .returning()
  if (!row) throw new FrameRefusal('link_over')
  if (row.step === 'over') throw new FrameRefusal('wrong_number')
  if (row.purpose === 'escrow') {
    await beginRelease(context, row)
    return undefined
  }
  return grantRecovery(db, { thumbprint: row.thumbprint, email: row.email, now })
}

/**
 * Rejects the request of a mailed link, which ends its login.
 *
 * @throws {FrameRefusal} `link_over`: the link is unknown, used or expired.
 */
export async function refuseLink({ db, clock }: FrameContext, token: string): Promise<void> {
  const refused = await db
    .update(mailTransactions)
    .set({ step: 'over' })
    .where(isOfLink(token, clock.now()))
    .returning({ id: mailTransactions.id })
  if (refused.length === 0) throw new FrameRefusal('link_over')
}

/** Allows a top-level page to take part in the recovery of one device and its user (S-25). */
export async function grantRecovery(
  db: Database,
  grant: {
    readonly thumbprint: string
    readonly email?: string
    readonly identity?: StoredIdentity
    readonly now: number
  },
): Promise<string> {
  const { now, ...whose } = grant
  const token = randomToken()
  await db.delete(recoveryGrants).where(lt(recoveryGrants.expiresAt, new Date(now)))
  await db
    .insert(recoveryGrants)
    .values({ ...whose, tokenHash: sha256(token), expiresAt: new Date(now + grantLifetimeMs) })
  return token
}
