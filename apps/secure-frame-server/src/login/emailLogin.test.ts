import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { OpenDatabase } from '@latchkey/service'
import { emptyDatabase, openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tables } from '../db/Database.ts'
import { mailTransactions } from '../db/schema.ts'
import { createKeyedHash } from '../keys/keyedHash.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { testHost } from '../testing/testConfig.ts'

let open: OpenDatabase<typeof tables.schema>
let server: TestServer
beforeAll(async () => {
  open = await openTestDatabase(tables)
}, 60_000)
afterAll(() => open.close())
beforeEach(async () => {
  await emptyDatabase(open.db, tables.schema)
  server = await createTestServer({ db: open.db })
})

const ann = 'ann@example.test'
const codeOf = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** Creates a simulated device that has started an email login and waits for the mailed code. */
async function begin(email = ann) {
  const device = await server.openDevice()
  const { transactionId } = (await device.startEmail(email)).json()
  const submit = (code: string) => device.post('/api/email/code', { transactionId, code })
  return { device, submit, transactionId }
}

test('S-42a: an unknown key gets a code in one mail, and the right one registers its device', async () => {
  const { device, submit } = await begin()
  expect(server.mail.mails).toHaveLength(1)
  const signedIn = await submit(server.mail.readCode(ann))
  expect(signedIn.statusCode).toBe(200)
  expect(signedIn.json().session).toMatchObject({ email: ann, login: 'email', wallet: null })
  expect((await device.get('/api/session')).json().session).toEqual(signedIn.json().session)
  expect((await device.startEmail(ann)).json()).toEqual({ action: 'CONNECT' })
  const { devices } = (await device.get('/api/devices')).json()
  expect(devices).toMatchObject([{ browser: 'Chromium on Linux', origin: testHost, current: true }])
  expect(server.mail.mails).toHaveLength(1)
})

test('S-41: a mail has the language of the browser that requests it, in text and HTML', async () => {
  const german = await server.openDevice({ language: 'de-AT,de;q=0.9,en;q=0.5' })
  await german.startEmail(ann)
  const { subject, text, html } = server.mail.mails.at(-1) ?? expect.fail('no mail')
  expect(subject).toBe(`Dein Code für Latchkey: ${server.mail.readCode(ann)}`)
  expect(text).toContain('Gib diesen Code in der App ein:')
  expect(text).toMatch(/\nZeit: \d{1,2}\. [A-Z][a-zä]+ \d{4}, \d\d:\d\d UTC\n/)
  expect(text).toContain('\nIP-Adresse: ')
  expect(html).toContain('<html lang="de" dir="ltr">')
  const french = await server.openDevice({ language: 'fr' })
  await french.startEmail('bob@example.test')
  expect(server.mail.mails.at(-1)?.subject).toMatch(/^Your Latchkey code/)
})

test('S-42a: a known key and an unknown one are asked for the same', async () => {
  const device = await server.openDevice()
  await device.signIn(ann)
  await device.post('/api/sign-out')
  server.clock.advance(31_000)
  expect((await device.startEmail('ANN@example.test')).json().action).toBe('VERIFY_OTP')
  expect((await device.startEmail('bob@example.test')).json().error.code).toBe('send_too_soon')
  const other = await server.openDevice()
  expect((await other.startEmail(ann)).json().action).toBe('VERIFY_OTP')
})

test('S-42f: a further device is mailed and logged for the owner; the first device is not', async () => {
  const first = await server.openDevice()
  await first.signIn(ann)
  server.clock.advance(31_000)
  const second = await server.openDevice({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/150.0' })
  await second.signIn(ann)
  expect(server.mail.mails.map(({ subject }) => subject.replace(/\d{6}/, 'N'))).toEqual([
    'Your Latchkey code: N',
    'Your Latchkey code: N',
    'A new device signed in to Latchkey',
  ])
  expect(server.mail.mails.at(-1)?.text).toContain('Firefox on Linux')
  const { entries } = (await first.get('/api/activity')).json()
  expect(entries[1]).toMatchObject({ kind: 'device_added', browser: 'Firefox on Linux' })
  server.clock.advance(31_000)
  await second.post('/api/sign-out')
  await second.signIn(ann)
  expect(server.mail.mails).toHaveLength(4)
})

test('S-40e, S-40f: of many guesses at once five are judged', async () => {
  const { submit } = await begin()
  const right = server.mail.readCode(ann)
  const guesses = Array.from({ length: 20 }, () => submit(wrong(right)))
  const codes = (await Promise.all(guesses)).map((answer) => codeOf(answer))
  // Skips the limit of ten requests a minute per address (S-93). It would apply before the limit of
  // five per code.
  expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5)
  server.clock.advance(61_000)
  expect(codeOf(await submit(right))).toBe('code_used_up')
})

test('S-40b: a code works once, of many right ones at once one', async () => {
  const { submit } = await begin()
  const right = server.mail.readCode(ann)
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(right)))
  const statuses = answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)
  expect(statuses).toHaveLength(1)
  expect(codeOf(await submit(right))).toBe('transaction_over')
})

test('S-40c: only the newest code, only for ten minutes, only with the key it was sent for', async () => {
  const { submit, device, transactionId } = await begin()
  const first = server.mail.readCode(ann)
  server.clock.advance(31_000)
  expect((await device.post('/api/mail/resend', { transactionId })).statusCode).toBe(200)
  const second = server.mail.readCode(ann)
  if (first !== second) expect(codeOf(await submit(first))).toBe('wrong_code')
  const thief = await server.openDevice()
  const stolen = await thief.post('/api/email/code', { transactionId, code: second })
  expect(codeOf(stolen)).toBe('transaction_over')
  server.clock.advance(10 * 60_000)
  expect(codeOf(await submit(second))).toBe('transaction_over')
})

test('S-40e: unknown keys share ten wrong codes a day; a known key has ten separate ones', async () => {
  const owner = await server.openDevice()
  await owner.signIn(ann)
  await owner.post('/api/sign-out')
  const spend = async () => {
    server.clock.advance(61_000)
    const { submit } = await begin()
    const right = server.mail.readCode(ann)
    const answers = []
    for (let guess = 0; guess < 5; guess += 1) answers.push(codeOf(await submit(wrong(right))))
    return answers
  }
  expect(await spend()).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
  expect(await spend()).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
  server.clock.advance(3_600_000)
  const { submit } = await begin()
  const locked = await submit(server.mail.readCode(ann))
  expect(codeOf(locked)).toBe('too_many_wrong_codes')
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3_600)

  server.clock.advance(31_000)
  expect((await owner.signIn(ann)).statusCode).toBe(200)
})

test('S-40d: a code is stored as a hash alone, under a key that is not in the database', async () => {
  const { device, transactionId } = await begin()
  const code = server.mail.readCode(ann)
  const [row] = await open.db.select().from(mailTransactions)
  expect(JSON.stringify(row)).not.toContain(code)
  const parts = [transactionId, device.thumbprint, code] as const
  expect(row?.codeHash).toBe(server.context.hash('code', ...parts))
  // A different key yields a different hash, so an attacker with the database cannot try all codes.
  expect(row?.codeHash).not.toBe(createKeyedHash(Buffer.alloc(32))('code', ...parts))
})

test('S-40g: what is typed is compared in constant time', async () => {
  const compare = vi.spyOn(crypto, 'timingSafeEqual')
  syncBuiltinESMExports()
  onTestFinished(() => {
    compare.mockRestore()
    syncBuiltinESMExports()
  })
  const { submit } = await begin()
  const [row] = await open.db.select().from(mailTransactions)
  const withStored = () => compare.mock.calls.filter(([one]) => String(one) === row?.codeHash)
  await submit(wrong(server.mail.readCode(ann)))
  expect(withStored()).toHaveLength(1)
})

test('S-41a: thirty seconds between mails, by address and by device; the server tells its own N', async () => {
  const device = await server.openDevice()
  const { transactionId, retryAfterSeconds } = (await device.startEmail(ann)).json()
  expect(retryAfterSeconds).toBe(30)
  server.clock.advance(12_500)
  const again = await device.post('/api/mail/resend', { transactionId })
  expect([codeOf(again), again.headers['retry-after']]).toEqual(['send_too_soon', '18'])
  const other = await server.openDevice()
  expect(codeOf(await other.startEmail(ann))).toBe('send_too_soon')
  expect(codeOf(await device.startEmail('bob@example.test'))).toBe('send_too_soon')
  server.clock.advance(17_500)
  expect((await device.post('/api/mail/resend', { transactionId })).statusCode).toBe(200)
  expect(server.mail.mails).toHaveLength(2)
})

test('S-41d: strangers use up what an address has, and its verified device gets its mail at once', async () => {
  const owner = await server.openDevice({ ip: '10.9.9.9' })
  await owner.signIn(ann)
  await owner.post('/api/sign-out')
  server.clock.advance(31_000)
  const ask = async () => (await server.openDevice({ ip: '10.9.9.9' })).startEmail(ann)
  for (let mail = 0; mail < 4; mail += 1) {
    expect((await ask()).statusCode).toBe(200)
    server.clock.advance(31_000)
  }
  expect(codeOf(await ask())).toBe('send_too_soon')
  expect((await owner.signIn(ann)).statusCode).toBe(200)
  // The owner's own mails do not reduce the limit of strangers either.
  await owner.post('/api/sign-out')
  const soon = await owner.startEmail(ann)
  expect([codeOf(soon), soon.headers['retry-after']]).toEqual(['send_too_soon', '30'])
})

test('S-41b: five mails an hour and fifteen a day for an address', async () => {
  const send = async () => (await server.openDevice()).startEmail(ann)
  const statuses: number[] = []
  for (let mail = 0; mail < 6; mail += 1) {
    statuses.push((await send()).statusCode)
    server.clock.advance(31_000)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  for (let hour = 0; hour < 2; hour += 1) {
    server.clock.advance(3_600_000)
    for (let mail = 0; mail < 5; mail += 1) {
      expect((await send()).statusCode).toBe(200)
      server.clock.advance(31_000)
    }
  }
  server.clock.advance(3_600_000)
  const refused = await send()
  expect(codeOf(refused)).toBe('send_too_soon')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(70_000)
})

test('S-41c: thirty mails an hour from one network address', async () => {
  const statuses: number[] = []
  for (let mail = 0; mail < 31; mail += 1) {
    const device = await server.openDevice({ ip: '10.9.9.9' })
    statuses.push((await device.startEmail(`user${mail}@example.test`)).statusCode)
    server.clock.advance(61_000)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('S-41c: an operator says how many, where many people share an address', async () => {
  const shared = await createTestServer({ db: open.db, config: { mailsPerNetwork: 2 } })
  const send = async (email: string) =>
    (await (await shared.openDevice({ ip: '10.9.9.9' })).startEmail(email)).statusCode
  expect(await send('one@example.test')).toBe(200)
  expect(await send('two@example.test')).toBe(200)
  expect(await send('three@example.test')).toBe(429)
})

test('S-41f: of ten starts at once one mail is sent', async () => {
  const devices = await Promise.all(Array.from({ length: 10 }, () => server.openDevice()))
  const answers = await Promise.all(devices.map((device) => device.startEmail(ann)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(server.mail.mails).toHaveLength(1)
})

test('S-41e: a stranger learns nothing of an account', async () => {
  const owner = await server.openDevice()
  await owner.signIn(ann)
  server.clock.advance(31_000)
  const shape = async (email: string) => {
    const answer = (await (await server.openDevice()).startEmail(email)).json()
    const { subject = '' } = server.mail.mails.at(-1) ?? {}
    return [{ ...answer, transactionId: '' }, subject.replace(/\d{6}/, 'N')]
  }
  expect(await shape(ann)).toEqual(await shape('nobody@example.test'))
  expect(server.mail.mails).toHaveLength(3)
})

test('S-41g: a mail names site, browser, place and time, and what to do when it was not you', async () => {
  await (await server.openDevice({ ip: '203.0.113.7' })).startEmail(ann)
  const [{ text = '', html = '' } = {}] = server.mail.mails
  const facts = [testHost, 'Chromium on Linux', '203.0.113.7', '15 January 2030, 10:00 UTC']
  for (const fact of [...facts, 'This was not me']) {
    expect(text).toContain(fact)
    expect(html).toContain(fact)
  }
})

test('a mail that cannot be sent leaves nothing to wait for', async () => {
  const device = await server.openDevice()
  server.mail.fail(true)
  const failed = await device.startEmail(ann)
  expect([failed.statusCode, codeOf(failed)]).toEqual([503, 'mail_failed'])
  server.mail.fail(false)
  expect((await device.startEmail(ann)).statusCode).toBe(200)
})

test('S-04a: a login begins only at an origin of its project', async () => {
  const device = await server.openDevice()
  const start = (origin: string, projectId = 'demo') =>
    device.post('/api/email/start', { projectId, origin, email: ann })
  expect(codeOf(await start('https://evil.example.test'))).toBe('origin_not_allowed')
  expect(codeOf(await start(`${testHost}0`))).toBe('origin_not_allowed')
  expect(codeOf(await start(testHost, 'other'))).toBe('unknown_project')
  expect(server.mail.mails).toHaveLength(0)
})
