import type { FrameContext } from '../context/FrameContext.ts'
import type { ChangeRow } from '../db/schema.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import { toChangeLetter, toUndoneLetter } from '../mail/changeMails.ts'
import type { Asker } from '../mail/Letter.ts'
import { sendLetter, sendNotice } from '../mail/sendLetter.ts'
import { readLateAddresses } from '../users/readAddresses.ts'
import type { ChangeParty } from './changeRows.ts'

/**
 * Notifies the owner of a requested change, with an undo link. The mail goes to the user's address,
 * to the addresses of the last 24 h and to those reported by login providers.
 *
 * @throws {FrameRefusal} `nobody_to_tell` or `mail_failed`, only for a scheduled change, because it
 * requires a notified owner. A failed mail does not undo an applied change.
 */
export async function mailChange(
  context: FrameContext,
  row: ChangeRow,
  { token, place }: { readonly token: string; readonly place: string | undefined },
): Promise<void> {
  const link = `${context.config.publicOrigin}/device#undo=${token}`
  const asker = toAsker(context, { ...row, ...(place && { place }) }, row.createdAt)
  const { told, known } = await readLateAddresses(context.db, row.userId, context.clock.now())
  if (!known && !row.proven) throw new FrameRefusal('nobody_to_tell')
  for (const to of told) {
    const letter = toChangeLetter(asker, { ...row, link })
    if (row.proven) await sendNotice(context, to, letter)
    else await sendLetter(context, to, letter)
  }
}

/** Mails the owner that a wallet change was undone. */
export async function mailUndone(
  context: FrameContext,
  row: ChangeRow,
  party: ChangeParty,
): Promise<void> {
  const now = context.clock.now()
  const asker = toAsker(context, party, new Date(now))
  const { told } = await readLateAddresses(context.db, party.userId, now)
  for (const to of told) {
    await sendNotice(context, to, toUndoneLetter(asker, row))
  }
}

const toAsker = (
  { messages }: FrameContext,
  { origin, browser, place }: ChangeParty,
  at: Date,
): Asker => ({ origin, browser, ...(place && { place }), at, messages })
