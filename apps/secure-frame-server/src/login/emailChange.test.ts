import { beforeEach, expect, test } from 'vitest'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const [old, next] = ['old@example.test', 'new@example.test']
let device: TestDevice
beforeEach(async () => {
  device = await at.server.openDevice()
  await device.signIn(old)
  at.server.clock.advance(31_000)
})

const start = (email = next) => device.post('/api/email-change/start', { email, origin: testHost })
const submit = (step: 'primary' | 'secondary', transactionId: string, code: string) =>
  device.post(`/api/email-change/${step}`, { transactionId, code })
const codeFor = (to: string) => at.server.mail.readCode(to)
const emailNow = async () => (await device.get('/api/session')).json().session?.email

/** Both codes; answers what the second brought. */
async function change() {
  const { transactionId } = (await start()).json()
  await submit('primary', transactionId, codeFor(old))
  return submit('secondary', transactionId, codeFor(next))
}

test('S-43: the code of the old address, then of the new; the old one is told', async () => {
  const started = (await start()).json()
  expect(started).toMatchObject({ action: 'VERIFY_PRIMARY_OTP', retryAfterSeconds: 30 })
  const { transactionId } = started
  expect(codeFor(next)).toBe('')
  expect(codeOf(await submit('secondary', transactionId, codeFor(old)))).toBe('transaction_over')
  expect((await submit('primary', transactionId, codeFor(old))).statusCode).toBe(200)
  expect(codeOf(await submit('primary', transactionId, codeFor(next)))).toBe('transaction_over')
  expect(await emailNow()).toBe(old)
  const changed = await submit('secondary', transactionId, codeFor(next))
  expect(changed.json()).toEqual({ newEmail: next, otherDevices: [] })
  expect(await emailNow()).toBe(next)
  expect(at.server.mail.mails.at(-1)).toMatchObject({
    to: old,
    subject: 'Your Latchkey email was changed',
  })
})

test('S-43: needs a login of the last ten minutes, another address, and the session that began', async () => {
  expect(codeOf(await start(old.toUpperCase()))).toBe('email_unchanged')
  at.server.clock.advance(10 * 60_000)
  expect(codeOf(await start())).toBe('login_too_old')
})

test('S-43: wrong codes are counted as at login', async () => {
  const { transactionId } = (await start()).json()
  const right = codeFor(old)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess += 1) {
    expect(codeOf(await submit('primary', transactionId, wrong))).toBe('wrong_code')
  }
  expect(codeOf(await submit('primary', transactionId, right))).toBe('code_used_up')
})

test('S-43: an address in use is refused at the end, to its owner alone', async () => {
  const owner = await at.server.openDevice()
  await owner.signIn(next)
  at.server.clock.advance(31_000)
  const started = await start()
  expect(started.statusCode).toBe(200)
  const { transactionId } = started.json()
  await submit('primary', transactionId, codeFor(old))
  const refused = await submit('secondary', transactionId, codeFor(next))
  expect(codeOf(refused)).toBe('email_taken')
  expect(await emailNow()).toBe(old)
})

test('S-43: the old address takes the change back within 24 hours, once, and all devices are out', async () => {
  expect((await change()).statusCode).toBe(200)
  const token = at.server.mail.readToken(old)
  const page = at.server.openPage()
  const revert = () => page.post('/api/email-change/revert', { token })
  const answers = await Promise.all([revert(), revert()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  expect(await emailNow()).toBeUndefined()
  at.server.clock.advance(31_000)
  expect((await device.signIn(old)).json().session.email).toBe(old)
})

test('S-43: after 24 hours the change stands', async () => {
  await change()
  const token = at.server.mail.readToken(old)
  at.server.clock.advance(24 * 3_600_000)
  const page = at.server.openPage()
  expect(codeOf(await page.post('/api/email-change/revert', { token }))).toBe('link_over')
  expect(await emailNow()).toBe(next)
})

test('S-43: other signed-in devices are listed for revocation', async () => {
  const other = await at.server.openDevice({ userAgent: 'Firefox/150.0 Windows' })
  await other.signIn(old)
  at.server.clock.advance(31_000)
  const { otherDevices } = (await change()).json()
  expect(otherDevices).toMatchObject([{ signedIn: true, current: false, origin: testHost }])
  const { id } = otherDevices[0]
  expect((await device.post(`/api/devices/${id}/revoke`)).statusCode).toBe(200)
  expect((await other.get('/api/session')).json().session).toBeNull()
})
