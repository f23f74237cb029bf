import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { toCopyMail, toReleasedMail, toReleaseLinkMail, toReleaseMail } from './escrowMails.ts'
import { createSmtpMailer } from './Mailer.ts'
import { toChangedMail, toCodeMail, toLinkMail } from './mails.ts'

const asker = {
  origin: 'https://play.example.test',
  browser: 'Firefox on Linux',
  at: new Date('2030-01-15T10:00:00.000Z'),
}
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A mail server in process that keeps what it is given, or refuses it. */
async function startMailServer(options: { readonly refuses?: boolean } = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (part) => {
        text += String(part)
      })
      stream.on('end', () => {
        received.push(text)
        done(options.refuses ? new Error('no') : null)
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Latchkey <login@example.test>')
  stops.push(
    () => mailer.close(),
    () => server.close(),
  )
  return { mailer, received }
}

test('default: a mail arrives as text and as HTML', async () => {
  const { mailer, received } = await startMailServer()
  await mailer.send(toCodeMail('ann@example.test', asker, '012345'))
  expect(received).toHaveLength(1)
  const [raw = ''] = received
  expect(raw).toContain('From: Latchkey <login@example.test>')
  expect(raw).toContain('To: ann@example.test')
  expect(raw).toContain('Subject: Your code: 012345')
  expect(raw).toContain('text/plain')
  expect(raw).toContain('text/html')
})

test('error: a server that refuses, and none at all', async () => {
  const { mailer } = await startMailServer({ refuses: true })
  const mail = toCodeMail('ann@example.test', asker, '012345')
  await expect(mailer.send(mail)).rejects.toThrow()
  const nowhere = createSmtpMailer('smtp://127.0.0.1:9', 'x@example.test')
  await expect(nowhere.send(mail)).rejects.toThrow()
})

test('S-41: each mail names origin, browser and time; what comes from outside is no markup', () => {
  const link = 'https://secure.example.test/device#link=x'
  const strange = { ...asker, origin: 'https://<b>"&.example.test' }
  for (const mail of [
    toCodeMail('a@example.test', strange, '012345'),
    toLinkMail('a@example.test', strange, link),
    toChangedMail('a@example.test', strange, link),
    toReleaseLinkMail('a@example.test', strange, link),
    toReleaseMail('a@example.test', strange, { opensAt: strange.at, link }),
    toReleasedMail('a@example.test', strange),
    toCopyMail('a@example.test', strange, 'added'),
    toCopyMail('a@example.test', strange, 'dropped'),
  ]) {
    expect(mail.text).toContain(
      'https://<b>"&.example.test, Firefox on Linux, 2030-01-15 10:00 UTC',
    )
    expect(mail.html).toContain('https://&lt;b&gt;&quot;&amp;.example.test')
    expect(mail.html).not.toContain('<b>')
  }
})
