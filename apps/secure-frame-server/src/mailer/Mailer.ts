import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails through a mail server. Resolves when the server has accepted the mail. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void }

/**
 * Creates the mailer of an SMTP URL, e.g. `smtps://user:password@mail.example.test`.
 *
 * @param from - Sender, e.g. `Latchkey <login@example.test>`.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    // Mails contain only text of this server, so reading files and URLs is disabled.
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
