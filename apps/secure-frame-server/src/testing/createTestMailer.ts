import type { Mail, Mailer } from '../mail/Mailer.ts'

/** A mailer that keeps what it is given; `failing` makes it refuse. */
export function createTestMailer() {
  const mails: Mail[] = []
  let failing = false
  const mailer: Mailer = {
    async send(mail) {
      if (failing) throw new TypeError('no mail server')
      mails.push(mail)
    },
    close: () => undefined,
  }
  const newest = (to: string) => mails.findLast((mail) => mail.to === to)
  return {
    mailer,
    mails,
    fail(value: boolean) {
      failing = value
    },
    /** The code of the newest mail to an address; empty where it has none. */
    readCode: (to: string) => /^\d{6}$/m.exec(newest(to)?.text ?? '')?.[0] ?? '',
    /** The token of the newest mailed link. */
    readToken: (to: string) =>
      /#(?:link|revert)=([\w-]{43})/.exec(newest(to)?.text ?? '')?.[1] ?? '',
  }
}

export type TestMailer = ReturnType<typeof createTestMailer>
