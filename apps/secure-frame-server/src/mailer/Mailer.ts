import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Hands mails over to a mail server. Resolves when it has taken them. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void }

/**
 * Makes the mailer of an SMTP address, e.g. `smtps://user:password@mail.example.test`.
 *
 * @param from - Sender, e.g. `Latchkey <login@example.test>`.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    // A mail is text of ours: nothing is read from files or fetched for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from })
    },
    close: () => transport.close(),
  }
}
