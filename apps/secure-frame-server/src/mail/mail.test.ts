import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from '../mailer/Mailer.ts'
import en from '../messages/en.json' with { type: 'json' }
import { toChangeLetter, toUndoneLetter } from './changeMails.ts'
import { toReleasedLetter, toReleaseLetter, toReleaseLinkLetter } from './escrowMails.ts'
import {
  toAddressLetter,
  toChangedLetter,
  toCodeLetter,
  toLinkLetter,
  toNewDeviceLetter,
  toNewSocialDeviceLetter,
} from './mails.ts'
import { toMail } from './toMail.ts'

const asker = {
  origin: 'https://play.example.test',
  browser: 'Firefox on Linux',
  place: '203.0.113.7',
  at: new Date('2030-01-15T10:00:00.000Z'),
  messages: en,
}
const disownLink = 'https://secure.example.test/device#disown=a.b'
const party = { to: 'ann@example.test', operator: 'Arcade' }
const codeMail = toMail(toCodeLetter({ asker, code: '012345', disownLink }), party)
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Starts a mail server in this process that stores or refuses the mails it receives. */
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
  await mailer.send(codeMail)
  expect(received).toHaveLength(1)
  const [raw = ''] = received
  expect(raw).toContain('From: Latchkey <login@example.test>')
  expect(raw).toContain('To: ann@example.test')
  expect(raw).toContain('Subject: Your Arcade code: 012345')
  expect(raw).toContain('text/plain')
  expect(raw).toContain('text/html')
})

test('error: a server that refuses, and none at all', async () => {
  const { mailer } = await startMailServer({ refuses: true })
  await expect(mailer.send(codeMail)).rejects.toThrow()
  const nowhere = createSmtpMailer('smtp://127.0.0.1:9', 'x@example.test')
  await expect(nowhere.send(codeMail)).rejects.toThrow()
})

const link = 'https://secure.example.test/device#link=x'
const change = { kind: 'code', next: {}, takesEffectAt: asker.at, link } as const
const ofPasskey = (removedAt?: string) =>
  ({
    kind: 'passkey',
    next: {
      passkey: {
        credentialId: 'x',
        record: 'x',
        browser: 'x',
        addedAt: '2030-01-15T10:00:00.000Z',
        ...(removedAt !== undefined && { removedAt }),
      },
    },
  }) as const
const toLetters = (who: typeof asker) => ({
  code: toCodeLetter({ asker: who, code: '012345', disownLink }),
  link: toLinkLetter({ asker: who, link, code: '012345', showsNumber: true, disownLink }),
  confirm: toLinkLetter({ asker: who, link, code: '012345', showsNumber: false, disownLink }),
  recovery: toLinkLetter({ asker: who, link, code: undefined, showsNumber: true, disownLink }),
  newDevice: toNewDeviceLetter({ asker: who, disownLink }),
  newSocialDevice: toNewSocialDeviceLetter(who, { provider: 'github', link }),
  changed: toChangedLetter(who, link),
  addressAdded: toAddressLetter(who, { first: true, link }),
  addressChanged: toAddressLetter(who, { first: false, link }),
  releaseLink: toReleaseLinkLetter({ asker: who, link, disownLink }),
  release: toReleaseLetter(who, { opensAt: who.at, link }),
  released: toReleasedLetter(who),
  waits: toChangeLetter(who, { ...change, proven: false }),
  archived: toChangeLetter(who, { ...change, kind: 'archive', proven: true }),
  dropped: toChangeLetter(who, {
    ...change,
    kind: 'escrow',
    next: { escrowCt: null },
    proven: true,
  }),
  undone: toUndoneLetter(who, change),
  passkeyAdded: toChangeLetter(who, { ...change, ...ofPasskey(), proven: true }),
  passkeyRemoved: toChangeLetter(who, {
    ...change,
    ...ofPasskey('2030-01-15T10:00:00.000Z'),
    proven: true,
  }),
  passkeyBack: toUndoneLetter(who, ofPasskey('2030-01-15T10:00:00.000Z')),
})

/** Converts HTML to its visible text. */
const toWords = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")

test.each(Object.entries(toLetters(asker)))(
  'S-41g: the mail "%s" has equal text and HTML with operator, site, browser, place and time',
  (_, letter) => {
    const { text, html, subject } = toMail(letter, party)
    expect(subject).not.toContain('{operator}')
    const words = toWords(html)
    expect(words).toContain('Arcade')
    const facts = [asker.origin, asker.browser, asker.place, '15 January 2030, 10:00 UTC']
    for (const said of [...facts, letter.sentence, letter.code ?? '', ...(letter.notes ?? [])]) {
      expect(text).toContain(said)
      expect(words).toContain(said)
    }
    for (const address of [letter.button?.link, letter.disownLink]) {
      if (address === undefined) continue
      expect(text).toContain(address)
      expect(html).toContain(`href="${address}"`)
    }
    expect(letter.disownLink !== undefined).toBe(words.includes('This was not me'))
    // Opening a mail loads no resources and runs no scripts.
    expect(html).not.toMatch(/<(?:img|link|script|iframe|svg|base|form)|url\(|@import|\bsrc=/i)
  },
)

const strange = {
  ...asker,
  origin: 'https://<b>"&\'.example.test',
  browser: '</td></table><script>alert(1)</script>\nSite: https://real.example.test',
  place: '<img src=x onerror=alert(1)>',
}
test.each(Object.entries(toLetters(strange)))(
  'S-41g: the mail "%s" escapes untrusted facts, so they add no markup or lines',
  (_, letter) => {
    const { text, html } = toMail(letter, { ...party, operator: 'A&B <Arcade> $&' })
    expect(html).not.toMatch(/<b>|<script|<img|<Arcade>/)
    expect(html).toContain('https://&lt;b&gt;&quot;&amp;&#39;.example.test')
    expect(html).toContain('A&amp;B &lt;Arcade&gt; $&amp;')
    expect(text.match(/^Site: .*$/gm)).toEqual([`Site: ${strange.origin}`])
  },
)

test('behavior: a mail begins with the operator’s name and shows no other brand', () => {
  const [, head = ''] = /padding:28px 24px">\s*(<p.*?<\/p>)/s.exec(codeMail.html) ?? []
  expect(head.replace(/ style="[^"]*"/g, '')).toBe('<p><strong class="ink">Arcade</strong></p>')
})

test('default: a subject carries the operator’s name and the code', () => {
  const named = (letter: Parameters<typeof toMail>[0]) => toMail(letter, party).subject
  expect(codeMail.subject).toBe('Your Arcade code: 012345')
  expect(named(toLetters(asker).link)).toBe('Approve this device?')
  expect(named({ ...toLetters(asker).changed, subject: 'a\r\nBcc: b' })).toBe('a Bcc: b')
})
