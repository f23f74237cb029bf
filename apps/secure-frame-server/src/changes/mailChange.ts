import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { emailReverts, users } from '../db/schema.ts'
import type { FrameContext } from '../FrameContext.ts'
import { toChangeLetter, toUndoneLetter } from '../mail/changeMails.ts'
import type { Asker } from '../mail/Letter.ts'
import { sendLetter, sendNotice } from '../mail/sendLetter.ts'
import type { ChangeParty, ChangeRow } from './changeRows.ts'

/**
 * Mails the owner what was asked for, with the link that undoes it. To who has no address nothing is mailed; their
 * devices show it.
 *
 * @throws {FrameRefusal} `mail_failed`: what would wait must not wait unseen; what was done stands.
 */
export async function mailChange(
  context: FrameContext,
  row: ChangeRow,
  { token, place }: { readonly token: string; readonly place: string | undefined },
): Promise<void> {
  const link = `${context.config.publicOrigin}/device#undo=${token}`
  const asker = toAsker({ ...row, ...(place && { place }) }, row.createdAt)
  for (const to of await readAddresses(context, row.userId)) {
    const letter = toChangeLetter(asker, { ...row, link })
    if (row.proven) await sendNotice(context, to, letter)
    else await sendLetter(context, to, letter)
  }
}

/** Tells the owner that something was taken back. */
export async function mailUndone(
  context: FrameContext,
  row: ChangeRow,
  party: ChangeParty,
): Promise<void> {
  const asker = toAsker(party, new Date(context.clock.now()))
  for (const to of await readAddresses(context, party.userId)) {
    await sendNotice(context, to, toUndoneLetter(asker, row))
  }
}

const toAsker = ({ origin, browser, place }: ChangeParty, at: Date): Asker => ({
  origin,
  browser,
  ...(place && { place }),
  at,
})

/** The user's address, and those of the last 24 h: a thief may have changed it just now (S-43). */
async function readAddresses({ db, clock }: FrameContext, userId: string): Promise<Set<string>> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const old = await readOldAddresses(db, userId, clock.now())
  return new Set([...(user?.email ? [user.email] : []), ...old])
}

async function readOldAddresses(db: Database, userId: string, now: number) {
  const rows = await db
    .select({ email: emailReverts.oldEmail })
    .from(emailReverts)
    .where(and(eq(emailReverts.userId, userId), gt(emailReverts.expiresAt, new Date(now))))
  return rows.map(({ email }) => email)
}
