import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Running } from '../processes/Service.ts'
import { createMailbox, type Mailbox } from './createMailbox.ts'
import { createMailRunner } from './createMailRunner.ts'
import { splitLinks } from './page/splitLinks.ts'
import { findCodes, findLinks } from './parseMessage.ts'

const now = () => Date.parse('2030-01-15T10:00:00.000Z')
const world: { mailbox?: Mailbox; running?: Running; smtp: number; web: string } = {
  smtp: 0,
  web: '',
}

beforeEach(async () => {
  const [port = 0, smtpPort = 0] = await findFreePorts(2)
  const mailbox = createMailbox(now)
  world.mailbox = mailbox
  world.smtp = smtpPort
  world.web = `http://127.0.0.1:${port}`
  world.running = await createMailRunner({ mailbox, port, smtpPort }).start(() => {})
})
afterEach(() => world.running?.stop())

function getMailbox(): Mailbox {
  if (!world.mailbox) throw new Error('not started')
  return world.mailbox
}

async function send(
  to: string,
  subject = 'Your code: 204816',
  text = 'Enter 204816.',
  html?: string,
) {
  const transport = createTransport({ url: `smtp://127.0.0.1:${world.smtp}` })
  try {
    await transport.sendMail({
      from: 'Latchkey <login@example.test>',
      to,
      subject,
      text,
      ...(html && { html }),
    })
  } finally {
    transport.close()
  }
}

async function readMessages(query = '') {
  const response = await fetch(`${world.web}/messages${query}`)
  return (await response.json()).messages
}

test('default: a mail arrives with its text, codes and links', async () => {
  await send(
    'Ada@Example.test',
    'Your code: 204816',
    'Enter 204816.\n\nOr open http://a.test/device#link=x1.',
  )
  expect(await readMessages()).toEqual([
    {
      id: 1,
      receivedAt: '2030-01-15T10:00:00.000Z',
      from: 'Latchkey <login@example.test>',
      to: ['ada@example.test'],
      subject: 'Your code: 204816',
      text: 'Enter 204816.\n\nOr open http://a.test/device#link=x1.',
      hasHtml: false,
      codes: ['204816'],
      links: ['http://a.test/device#link=x1'],
    },
  ])
})

test('parameters: to, subject, after', async () => {
  await send('ada@example.test', 'First')
  await send('ben@example.test', 'Second')
  await send('ada@example.test', 'Third')
  const subjects = async (query: string) =>
    (await readMessages(query)).map(({ subject }: { subject: string }) => subject)
  expect(await subjects('?to=ADA@example.test')).toEqual(['Third', 'First'])
  expect(await subjects('?subject=eco')).toEqual(['Second'])
  expect(await subjects('?after=2')).toEqual(['Third'])
  expect((await fetch(`${world.web}/messages?after=x`)).status).toBe(400)
})

test('behavior: a waiting reader gets the stored mail, or the next one that matches', async () => {
  const mailbox = getMailbox()
  const { signal } = new AbortController()
  await send('ada@example.test', 'First')
  expect(await mailbox.wait({ to: 'ada@example.test' }, signal)).toMatchObject({ subject: 'First' })
  const waiting = mailbox.wait({ to: 'ada@example.test', after: 1 }, signal)
  await send('ben@example.test', 'Other')
  await send('ada@example.test', 'Next')
  expect(await waiting).toMatchObject({ subject: 'Next' })
})

test('behavior: an aborted wait resolves without a mail', async () => {
  const controller = new AbortController()
  const waiting = getMailbox().wait({}, controller.signal)
  controller.abort()
  expect(await waiting).toBeUndefined()
  expect(await getMailbox().wait({}, controller.signal)).toBeUndefined()
})

test('behavior: the inbox outlives its servers', async () => {
  await send('ada@example.test')
  await world.running?.stop()
  expect(getMailbox().list()).toHaveLength(1)
})

describe('faults', () => {
  test('refuse: the sender gets a temporary error', async () => {
    getMailbox().setFault({ refuse: true })
    await expect(send('ada@example.test')).rejects.toMatchObject({ responseCode: 451 })
    getMailbox().setFault()
    await send('ada@example.test')
    expect(getMailbox().list()).toHaveLength(1)
  })

  test('lose: the sender gets a success, and no mail arrives', async () => {
    getMailbox().setFault({ lose: true })
    await send('ada@example.test')
    expect(getMailbox().list()).toEqual([])
  })

  test('duplicate: it arrives twice', async () => {
    getMailbox().setFault({ duplicate: true })
    await send('ada@example.test')
    expect(
      getMailbox()
        .list()
        .map(({ id }) => id),
    ).toEqual([2, 1])
  })
})

test('S-110: the page’s script and style are its own; a mail is text', async () => {
  const response = await fetch(world.web)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).not.toContain('unsafe')
  for (const path of [
    '/mail/page/main.ts',
    '/mail/page/createMail.ts',
    '/pages/parts/el.ts',
    '/pages/parts/theme.ts',
  ])
    expect((await fetch(`${world.web}${path}`)).status, path).toBe(200)
  expect(await (await fetch(`${world.web}/mail/page/createMail.ts`)).text()).not.toContain(
    'innerHTML',
  )
  expect((await fetch(`${world.web}/page.css`)).headers.get('content-type')).toContain('text/css')
})

test('S-110: the HTML of a mail is shown without scripts, forms and remote content', async () => {
  await send('ada@example.test', 'Styled', 'Text', '<p style="color: red">Hello</p>')
  await send('ben@example.test', 'Plain')
  const [plain, styled] = await readMessages()
  expect([plain.hasHtml, styled.hasHtml]).toEqual([false, true])
  const response = await fetch(`${world.web}/messages/${styled.id}/html`)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toContain('<p style="color: red">Hello</p>')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/)
  expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect(policy).not.toContain('allow-scripts')
  for (const id of [plain.id, 99, 'x'])
    expect((await fetch(`${world.web}/messages/${id}/html`)).status).toBe(404)
})

test('S-141c: the page only reads', async () => {
  expect((await fetch(`${world.web}/messages`, { method: 'POST' })).status).toBe(404)
  expect((await fetch(`${world.web}/messages`, { method: 'DELETE' })).status).toBe(404)
})

test.each([
  ['Your code: 204816', ['204816']],
  ['204816 and again 204816, not 1234567, not a204816', ['204816']],
  ['http://a.test/x?t=204816', []],
  ['at 2030-01-15', []],
])('findCodes: %s', (text, codes) => {
  expect(findCodes(text)).toEqual(codes)
})

test('findLinks: without the full stop of the sentence', () => {
  expect(findLinks('Open http://a.test/b#c=d. Or (https://e.test/).')).toEqual([
    'http://a.test/b#c=d',
    'https://e.test/',
  ])
})

test('splitLinks: keeps the full text, and only web addresses are links', () => {
  const text = 'See http://a.test/b. javascript:alert(1) https://c.test'
  const parts = splitLinks(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual([
    'http://a.test/b',
    'https://c.test',
  ])
})
