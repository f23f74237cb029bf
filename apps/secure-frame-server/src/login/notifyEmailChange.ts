import type { FrameContext } from '../context/FrameContext.ts'
import type { Asker } from '../mail/Letter.ts'
import { toAddressLetter, toChangedLetter } from '../mail/mails.ts'
import { sendNotice } from '../mail/sendLetter.ts'
import { readAddresses } from '../users/readAddresses.ts'

type ChangedEmail = {
  readonly userId: string
  readonly oldEmail: string | null
  readonly newEmail: string
  /** Token of the mailed link that reverts the change. */
  readonly token: string
  readonly asker: Asker
}

/**
 * Mails the link that reverts a change of the email address, to the old address and to those
 * reported by login providers (S-43).
 */
export async function notifyEmailChange(
  context: FrameContext,
  { userId, oldEmail, newEmail, token, asker }: ChangedEmail,
): Promise<void> {
  const link = `${context.config.publicOrigin}/device#revert=${token}`
  if (oldEmail !== null) await sendNotice(context, oldEmail, toChangedLetter(asker, link))
  const letter = toAddressLetter(asker, { first: oldEmail === null, link })
  for (const to of await readAddresses(context.db, userId)) {
    if (to !== oldEmail && to !== newEmail) await sendNotice(context, to, letter)
  }
}
