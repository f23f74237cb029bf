import { toOperatorName } from '../config/toOperatorName.ts'
import type { FrameContext } from '../context/FrameContext.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import type { Asker, Letter } from './Letter.ts'
import { toMail } from './toMail.ts'

type Sending = Pick<FrameContext, 'mailer' | 'config'>

/**
 * Mails a letter.
 *
 * @throws {FrameRefusal} `mail_failed`: the mail server did not accept the mail.
 */
export async function sendLetter(
  { mailer, config }: Sending,
  to: string,
  letter: Letter,
): Promise<void> {
  const mail = toMail(letter, { to, operator: toOperatorName(config) })
  await mailer.send(mail).catch((cause: unknown) => {
    throw new FrameRefusal('mail_failed', { cause })
  })
}

/**
 * Mails a notice about a completed action. If the mail fails, the action stays valid and the
 * failure is logged.
 */
export async function sendNotice(
  context: Sending & Pick<FrameContext, 'log'>,
  to: string,
  letter: Letter,
): Promise<void> {
  await sendLetter(context, to, letter).catch(({ cause }: FrameRefusal) => {
    context.log.error('notice_failed', { errorName: cause instanceof Error ? cause.name : '' })
  })
}

/** Notifies the owner of an action of a device. Sends no mail if the user has no email address. */
export async function notify(
  context: FrameContext,
  { device, userEmail, place }: ActiveSession,
  toLetter: (asker: Asker) => Letter,
): Promise<void> {
  if (userEmail === null) return
  const { origin, browser } = device
  await sendNotice(
    context,
    userEmail,
    toLetter({
      origin,
      browser,
      ...(place && { place }),
      at: new Date(context.clock.now()),
      messages: context.messages,
    }),
  )
}
