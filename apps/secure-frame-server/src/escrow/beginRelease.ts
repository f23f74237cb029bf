import { randomId, randomToken, sha256 } from '@latchkey/service'
import { and, eq, isNull } from 'drizzle-orm'
import type { FrameContext } from '../context/FrameContext.ts'
import type { Database } from '../db/Database.ts'
import {
  devices,
  type MailTransaction,
  mailTransactions,
  releases,
  sessions,
  users,
} from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { TicketAnswer } from '../key-service/KeyService.ts'
import { seal } from '../keys/envelope.ts'
import { toAsker } from '../login/mailTransactions.ts'
import { toReleaseLetter } from '../mail/escrowMails.ts'
import { sendLetter } from '../mail/sendLetter.ts'
import { isAlive } from '../sessions/sessions.ts'
import { findCopied, requireKeyService } from './copies.ts'

/**
 * Starts the waiting time after the owner has approved the link of a device. Requests a ticket from
 * the key service, mails the owner a cancel link, and stores the release last. The waiting time
 * therefore never runs without a notified owner. If the key service or the mail server is
 * unreachable, the link stays valid for another attempt.
 *
 * @throws {FrameRefusal} `escrow_off`, `link_over`, `key_service_unreachable`, `mail_failed`.
 */
export async function beginRelease(context: FrameContext, link: MailTransaction): Promise<void> {
  try {
    await wait(context, link)
  } catch (error) {
    const mayTryAgain = error instanceof FrameRefusal && error.status === 503
    await moveOn(context.db, link, mayTryAgain ? 'device' : 'over')
    throw error
  }
}

async function wait(context: FrameContext, link: MailTransaction): Promise<void> {
  const { db, clock, config, masterKeys } = context
  const keyService = requireKeyService(context)
  const now = clock.now()
  const { walletId } = await readParty(db, link, now)
  const answer = await keyService.issueTicket({ walletId, thumbprint: link.thumbprint })
  const token = randomToken()
  const letter = toReleaseLetter(toAsker(context, link), {
    opensAt: new Date(answer.opensAt),
    link: `${config.publicOrigin}/device#cancel=${token}`,
  })
  await sendLetter(context, link.email, letter)
  const id = randomId()
  const ticket = seal(masterKeys, Buffer.from(answer.ticket), id)
  await db.transaction(async (tx) => {
    // Checks again, because the device may have been signed out or revoked meanwhile.
    const party = await readParty(tx, link, now)
    await store(tx, party, { ...answer, id, ticket, cancelHash: sha256(token) })
    await moveOn(tx, link, 'done')
  })
}

/**
 * Checks that the device is signed in, that its user still has the email address to which the link
 * was mailed, and that the operator has a copy of the wallet.
 */
async function readParty(db: Database, link: MailTransaction, now: number) {
  const userId = link.userId ?? ''
  const [found] = await db
    .select({ deviceId: sessions.deviceId })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.deviceId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.thumbprint, link.thumbprint),
        eq(users.email, link.email),
        isNull(devices.revokedAt),
        isAlive(now),
      ),
    )
  const wallet = await findCopied(db, userId)
  if (!found || !wallet) throw new FrameRefusal('link_over')
  return { userId, deviceId: found.deviceId, walletId: wallet.id }
}

async function store(
  db: Database,
  { deviceId, ...party }: { userId: string; deviceId: string; walletId: string },
  answer: TicketAnswer & { readonly id: string; readonly cancelHash: string },
): Promise<void> {
  const { id, ticket, cancelHash } = answer
  const row = {
    ...party,
    id,
    ticket,
    cancelHash,
    opensAt: new Date(answer.opensAt),
    expiresAt: new Date(answer.expiresAt),
    heldUntil: null,
  }
  await db
    .insert(releases)
    .values({ ...row, deviceId })
    .onConflictDoUpdate({ target: releases.deviceId, set: row })
}

async function moveOn(
  db: Database,
  { id }: MailTransaction,
  step: MailTransaction['step'],
): Promise<void> {
  await db
    .update(mailTransactions)
    .set({ step })
    .where(and(eq(mailTransactions.id, id), eq(mailTransactions.step, 'approved')))
}
