import type { FrameContext } from '../FrameContext.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import type { Mail } from './Mailer.ts'
import type { Asker } from './mails.ts'

/**
 * Sends a notice of what has happened. That stands; a notice that did not go out is for the operator to see.
 */
export async function sendNotice({ mailer, log }: FrameContext, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((cause: unknown) => {
    log.error('notice_failed', { errorName: cause instanceof Error ? cause.name : '' })
  })
}

/** Sends the owner a notice of what a device of theirs has done; to who has no address of their own, none. */
export async function notify(
  context: FrameContext,
  { device, userEmail }: ActiveSession,
  toMail: (to: string, asker: Asker) => Mail,
): Promise<void> {
  if (userEmail === null) return
  const { origin, browser } = device
  await sendNotice(
    context,
    toMail(userEmail, { origin, browser, at: new Date(context.clock.now()) }),
  )
}
