import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails through a mail server. `send` resolves when the server has accepted the mail. */
export type Mailer = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void }

/**
 * Creates a mailer for an SMTP server, given as URL: `smtps://user:password@mail.example.test`.
 *
 * @param from - Sender, e.g. `Latchkey <login@example.test>`.
 */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 8_000,
    // Disables reading of files and URLs, because mails contain only text from this server.
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
