import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { OwnServer } from '../processes/createServerRunner.ts'
import type { Mailbox } from './createMailbox.ts'

const MAX_BYTES = 1_000_000
const TRY_AGAIN_LATER = 451
const TOO_LARGE = 552

class SmtpRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, text: string) {
    super(text)
    this.responseCode = responseCode
  }
}

/**
 * Creates an SMTP server that delivers every mail to the sandbox's mailbox and sends none to other
 * machines.
 */
export function createSmtpServer(mailbox: Mailbox): Omit<OwnServer, 'server'> {
  const server = new SMTPServer({
    // Connections come from this machine only, so they need neither encryption nor authentication.
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    size: MAX_BYTES,
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      done(
        mailbox.getFault().refuse
          ? new SmtpRefusal(TRY_AGAIN_LATER, 'A fault set in the sandbox.')
          : null,
      )
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) throw new SmtpRefusal(TOO_LARGE, 'The mail is too large.')
          await mailbox.add(raw, to)
        })
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
    },
  })
  // Ignores broken connections of clients.
  server.on('error', () => undefined)
  return {
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, host, () => resolve(undefined))
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
