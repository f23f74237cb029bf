import type { Mail, Mailer } from '../mailer/Mailer.ts'

/**
 * Creates a mailer that stores mails instead of sending them. `fail` makes it reject mails; `hold`
 * delays them until the returned function is called.
 */
export function createTestMailer() {
  const mails: Mail[] = []
  let failing = false
  let held = Promise.resolve()
  const mailer: Mailer = {
    async send(mail) {
      if (failing) throw new TypeError('no mail server')
      mails.push(mail)
      await held
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
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    /** Returns the code in the newest mail to an address, or an empty text if there is none. */
    readCode: (to: string) => /(?<![\w-])\d{6}(?![\w-])/.exec(newest(to)?.text ?? '')?.[0] ?? '',
    /** Returns the token of the newest mailed link. */
    readToken: (to: string) =>
      /#(?:link|revert|cancel|undo)=([\w-]{43})/.exec(newest(to)?.text ?? '')?.[1] ?? '',
  }
}

export type TestMailer = ReturnType<typeof createTestMailer>
