import { randomId, sha256 } from '@latchkey/service'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { noteActivity } from '../activity/activity.ts'
import { applyDueChanges } from '../changes/applyChanges.ts'
import { mailboxLifetimeMs, recordsPerUser } from '../config/constants.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { mailboxes, recoveryGrants, users, wallets } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { takeAllowances } from '../limits/takeAllowances.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { findUserByIdentity } from '../users/users.ts'
import { listPasskeys } from '../wallet/listPasskeys.ts'

/**
 * Opens the mailbox of a device that waits for a recovery (S-25). Replaces the device's earlier
 * mailbox.
 */
export async function openMailbox(
  { db, clock }: FrameContext,
  { row }: ActiveSession,
  { publicKey, origin }: { readonly publicKey: string; readonly origin: string },
) {
  const now = clock.now()
  const { userId, deviceId, thumbprint } = row
  const [wallet] = await db
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.state, 'active')))
  if (!wallet) throw new FrameRefusal('not_found')
  const expiresAt = new Date(now + mailboxLifetimeMs)
  const opened = { id: randomId(), publicKey, origin, enc: null, ct: null, expiresAt }
  await db.delete(mailboxes).where(lt(mailboxes.expiresAt, new Date(now)))
  await db
    .insert(mailboxes)
    .values({ ...opened, userId, deviceId, thumbprint })
    .onConflictDoUpdate({ target: mailboxes.deviceId, set: { ...opened, userId, thumbprint } })
  return { mailboxId: opened.id, expiresAt: expiresAt.toISOString() }
}

/**
 * Returns the content of the mailbox and deletes the mailbox, so that this works only once.
 *
 * @returns `undefined` while the mailbox is empty.
 * @throws {FrameRefusal} `mailbox_over`: the mailbox has expired or was emptied.
 */
export async function takeFromMailbox(
  { db, clock }: FrameContext,
  { row, device }: ActiveSession,
  mailboxId: string,
) {
  const now = clock.now()
  const isOwn = and(
    eq(mailboxes.id, mailboxId),
    eq(mailboxes.deviceId, row.deviceId),
    gt(mailboxes.expiresAt, new Date(now)),
  )
  const [taken] = await db
    .delete(mailboxes)
    .where(and(isOwn, isNotNull(mailboxes.ct)))
    .returning()
  if (taken) {
    const { userId } = row
    await noteActivity(db, { userId, kind: 'recovery_done', browser: device.browser, now })
    return { enc: taken.enc ?? '', ct: taken.ct ?? '' }
  }
  const [waiting] = await db.select({ id: mailboxes.id }).from(mailboxes).where(isOwn)
  if (!waiting) throw new FrameRefusal('mailbox_over')
  return undefined
}

/** Finds the mailbox that the page with this recovery cookie may fill. */
async function findGranted({ db, clock }: FrameContext, token: string | undefined) {
  const now = new Date(clock.now())
  const [grant] = await db
    .select()
    .from(recoveryGrants)
    .where(
      and(eq(recoveryGrants.tokenHash, sha256(token ?? '')), gt(recoveryGrants.expiresAt, now)),
    )
  if (!grant) throw new FrameRefusal('recovery_not_granted')
  const [found] = await db
    .select({ mailbox: mailboxes, email: users.email })
    .from(mailboxes)
    .innerJoin(users, eq(users.id, mailboxes.userId))
    .where(
      and(
        eq(mailboxes.thumbprint, grant.thumbprint),
        gt(mailboxes.expiresAt, now),
        isNull(mailboxes.ct),
      ),
    )
  const owner = grant.identity ? await findUserByIdentity(db, grant.identity) : undefined
  const isTheirs =
    found && (grant.email === null ? owner === found.mailbox.userId : grant.email === found.email)
  if (!isTheirs) throw new FrameRefusal('recovery_not_open')
  return found.mailbox
}

/**
 * Returns the recovery record to a top-level page. Its browser must have approved the link of the
 * waiting device, or made the device's social login (S-25).
 *
 * @throws {FrameRefusal} `recovery_not_granted`, `recovery_not_open`, `too_many_downloads`.
 */
export async function readRecord(
  context: FrameContext,
  { token, browser }: { readonly token: string | undefined; readonly browser: string },
) {
  const { db, clock } = context
  const now = clock.now()
  const { id, userId, publicKey, origin } = await findGranted(context, token)
  await applyDueChanges(db, now, userId)
  const [wallet] = await db
    .select({ id: wallets.id, record: wallets.record, passkeys: wallets.passkeys })
    .from(wallets)
    .where(and(eq(wallets.userId, userId), eq(wallets.state, 'active')))
  if (!wallet || wallet.record === null) throw new FrameRefusal('recovery_not_open')
  const limit = { key: `record ${userId}`, rules: recordsPerUser }
  const retryAfterSeconds = await takeAllowances(db, [limit], now)
  if (retryAfterSeconds > 0) throw new FrameRefusal('too_many_downloads', { retryAfterSeconds })
  await noteActivity(db, { userId, kind: 'recovery_read', browser, now })
  const passkeys = listPasskeys(wallet).map(({ credentialId, record }) => ({
    credentialId,
    record,
  }))
  const own = { walletId: wallet.id, userId, record: wallet.record, passkeys }
  return { mailboxId: id, origin, publicKey, ...own }
}

/**
 * Puts a sealed recovery record into the mailbox, unless one is already there.
 *
 * @throws {FrameRefusal} `mailbox_over`: the mailbox has expired or is full.
 */
export async function putIntoMailbox(
  context: FrameContext,
  token: string | undefined,
  { mailboxId, enc, ct }: { readonly mailboxId: string; readonly enc: string; readonly ct: string },
): Promise<void> {
  const granted = await findGranted(context, token)
  if (granted.id !== mailboxId) throw new FrameRefusal('mailbox_over')
  const filled = await context.db
    .update(mailboxes)
    .set({ enc, ct })
    .where(and(eq(mailboxes.id, mailboxId), isNull(mailboxes.ct)))
    .returning({ id: mailboxes.id })
  if (filled.length === 0) throw new FrameRefusal('mailbox_over')
}
