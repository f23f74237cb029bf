import type { OpenDatabase } from '@latchkey/service'
import { emptyDatabase, openTestDatabase } from '@latchkey/service/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../db/Database.ts'
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

/** A device whose link was approved and that waits for its code. */
async function approve(email = ann) {
  const device = await server.openDevice()
  const started = (await device.startEmail(email)).json()
  const token = server.mail.readToken(email)
  const page = server.openPage()
  const approval = { token, number: started.deviceNumber }
  const approved = await page.post('/api/device-link/approve', approval)
  const { transactionId } = started
  const submit = (code: string) => device.post('/api/email/code', { transactionId, code })
  return { device, page, approved, submit, transactionId, token }
}

test('default: link, number, code, session', async () => {
  const device = await server.openDevice()
  const signedIn = await device.signIn(ann)
  expect(signedIn.statusCode).toBe(200)
  expect(signedIn.json().session).toMatchObject({ email: ann, login: 'email', wallet: null })
  expect((await device.get('/api/session')).json().session).toEqual(signedIn.json().session)
  expect((await device.startEmail(ann)).json()).toEqual({ action: 'CONNECT' })
})

test('S-42: a key that is not known for the address waits for its link; one that is gets a code', async () => {
  const device = await server.openDevice()
  await device.signIn(ann)
  await device.post('/api/sign-out')
  server.clock.advance(31_000)
  expect((await device.startEmail('ANN@example.test')).json().action).toBe('VERIFY_OTP')
  expect((await device.startEmail('bob@example.test')).json().error.code).toBe('send_too_soon')
  server.clock.advance(31_000)
  expect((await device.startEmail('bob@example.test')).json().action).toBe('VERIFY_DEVICE')
  const other = await server.openDevice()
  expect((await other.startEmail(ann)).json().action).toBe('VERIFY_DEVICE')
})

test('S-42: reading the link approves nothing, the right number does, once', async () => {
  const device = await server.openDevice()
  const started = (await device.startEmail(ann)).json()
  const { transactionId, deviceNumber } = started
  const wait = () => device.post('/api/email/wait', { transactionId })
  const page = server.openPage()
  const token = server.mail.readToken(ann)
  for (let visit = 0; visit < 3; visit += 1) {
    const facts = (await page.post('/api/device-link/read', { token })).json()
    expect(facts).toMatchObject({ purpose: 'login', origin: testHost, email: ann })
    expect(facts.browser).toBe('Chromium on Linux')
    expect(facts.numbers).toHaveLength(6)
    expect(facts.numbers).toContain(deviceNumber)
  }
  expect((await page.get('/api/device-link/approve')).statusCode).toBe(404)
  expect((await wait()).json()).toEqual({ state: 'waiting' })

  const approve = () => page.post('/api/device-link/approve', { token, number: deviceNumber })
  const answers = await Promise.all([approve(), approve(), approve()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410])
  expect((await wait()).json()).toMatchObject({ state: 'approved', retryAfterSeconds: 30 })
  const code = server.mail.readCode(ann)
  expect((await device.post('/api/email/code', { transactionId, code })).statusCode).toBe(200)
})

test('S-42: a wrong number, or a refusal, ends the login for good', async () => {
  for (const end of ['number', 'refusal']) {
    const device = await server.openDevice()
    const { transactionId, deviceNumber } = (await device.startEmail(`${end}@example.test`)).json()
    const page = server.openPage()
    const token = server.mail.readToken(`${end}@example.test`)
    const number = deviceNumber === 99 ? 10 : deviceNumber + 1
    const answer =
      end === 'number'
        ? await page.post('/api/device-link/approve', { token, number })
        : await page.post('/api/device-link/refuse', { token })
    expect(answer.statusCode).toBe(end === 'number' ? 403 : 200)
    const again = await page.post('/api/device-link/approve', { token, number: deviceNumber })
    expect(codeOf(again)).toBe('link_over')
    expect(codeOf(await device.post('/api/email/wait', { transactionId }))).toBe('transaction_over')
  }
})

test('S-42: a link from another site, or without JSON, approves nothing', async () => {
  const device = await server.openDevice()
  const { deviceNumber: number } = (await device.startEmail(ann)).json()
  const token = server.mail.readToken(ann)
  const page = server.openPage()
  for (const headers of [
    { origin: testHost },
    { origin: undefined },
    { 'sec-fetch-site': 'same-site' },
    { 'content-type': 'text/plain' },
  ]) {
    const answer = await page.post('/api/device-link/approve', { token, number }, headers)
    expect([403, 415]).toContain(answer.statusCode)
  }
  expect((await page.post('/api/device-link/approve', { token, number })).statusCode).toBe(200)
})

test('S-42: a link ends after ten minutes', async () => {
  const device = await server.openDevice()
  const { deviceNumber: number } = (await device.startEmail(ann)).json()
  const token = server.mail.readToken(ann)
  server.clock.advance(10 * 60_000)
  const page = server.openPage()
  expect(codeOf(await page.post('/api/device-link/read', { token }))).toBe('link_over')
  expect(codeOf(await page.post('/api/device-link/approve', { token, number }))).toBe('link_over')
})

test('S-40: of many guesses at once five are judged', async () => {
  const { submit } = await approve()
  const right = server.mail.readCode(ann)
  const guesses = Array.from({ length: 20 }, () => submit(wrong(right)))
  const codes = (await Promise.all(guesses)).map((answer) => codeOf(answer))
  // Ten a minute by address (S-93) come before the five of the code.
  expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5)
  server.clock.advance(61_000)
  expect(codeOf(await submit(right))).toBe('code_used_up')
})

test('S-40: a code works once, of many right ones at once one', async () => {
  const { submit } = await approve()
  const right = server.mail.readCode(ann)
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(right)))
  const statuses = answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)
  expect(statuses).toHaveLength(1)
  expect(codeOf(await submit(right))).toBe('transaction_over')
})

test('S-40: only the newest code, only for ten minutes, only with the key it was sent for', async () => {
  const { submit, device, transactionId } = await approve()
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

test('S-40: ten wrong codes a day for keys nobody knows; a known one has its own ten', async () => {
  const owner = await server.openDevice()
  await owner.signIn(ann)
  await owner.post('/api/sign-out')
  const spend = async () => {
    server.clock.advance(61_000)
    const { submit } = await approve()
    const right = server.mail.readCode(ann)
    const answers = []
    for (let guess = 0; guess < 5; guess += 1) answers.push(codeOf(await submit(wrong(right))))
    return answers
  }
  expect(await spend()).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
  expect(await spend()).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
  server.clock.advance(3_600_000)
  const { submit } = await approve()
  const locked = await submit(server.mail.readCode(ann))
  expect(codeOf(locked)).toBe('too_many_wrong_codes')
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(3_600)

  server.clock.advance(31_000)
  expect((await owner.signIn(ann)).statusCode).toBe(200)
})

test('S-41: thirty seconds between mails, by address and by device; the server tells its own N', async () => {
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

test('S-41: five mails an hour and fifteen a day for an address', async () => {
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

test('S-41: thirty mails an hour from one network address', async () => {
  const statuses: number[] = []
  for (let mail = 0; mail < 31; mail += 1) {
    const device = await server.openDevice({ ip: '10.9.9.9' })
    statuses.push((await device.startEmail(`user${mail}@example.test`)).statusCode)
    server.clock.advance(61_000)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('S-41: of ten starts at once one mail is sent', async () => {
  const devices = await Promise.all(Array.from({ length: 10 }, () => server.openDevice()))
  const answers = await Promise.all(devices.map((device) => device.startEmail(ann)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(server.mail.mails).toHaveLength(1)
})

test('S-41: a stranger learns nothing of an account', async () => {
  const owner = await server.openDevice()
  await owner.signIn(ann)
  server.clock.advance(31_000)
  const shape = async (email: string) => {
    const answer = (await (await server.openDevice()).startEmail(email)).json()
    return { ...answer, transactionId: '', deviceNumber: 0 }
  }
  expect(await shape(ann)).toEqual(await shape('nobody@example.test'))
  expect(server.mail.mails.filter(({ subject }) => subject === 'Is this you?')).toHaveLength(3)
})

test('S-41: a mail names origin, device and time; a code mail is exempt from the wait', async () => {
  await approve()
  expect(server.mail.mails).toHaveLength(2)
  for (const { text, html } of server.mail.mails) {
    expect(text).toContain(`${testHost}, Chromium on Linux, 2030-01-15 10:00 UTC`)
    expect(html).toContain(testHost)
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

test('S-04: a login begins only at an origin of its project', async () => {
  const device = await server.openDevice()
  const start = (origin: string, projectId = 'demo') =>
    device.post('/api/email/start', { projectId, origin, email: ann })
  expect(codeOf(await start('https://evil.example.test'))).toBe('origin_not_allowed')
  expect(codeOf(await start(`${testHost}0`))).toBe('origin_not_allowed')
  expect(codeOf(await start(testHost, 'other'))).toBe('unknown_project')
  expect(server.mail.mails).toHaveLength(0)
})
