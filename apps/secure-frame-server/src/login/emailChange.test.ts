import { beforeEach, expect, test } from 'vitest'
import { devices, users } from '../db/schema.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
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

/**
 * Changes the email address: submits the codes from the old and the new address. Returns the
 * response to the second code.
 */
async function change() {
  const { transactionId } = (await start()).json()
  await submit('primary', transactionId, codeFor(old))
  return submit('secondary', transactionId, codeFor(next))
}

test('S-43b, S-43c: the code of the old address, then of the new; the old one is told', async () => {
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

test('S-43a: needs a login of the last ten minutes, another address, and the session that began', async () => {
  expect(codeOf(await start(old.toUpperCase()))).toBe('email_unchanged')
  at.server.clock.advance(10 * 60_000)
  expect(codeOf(await start())).toBe('login_too_old')
})

test('S-43b: wrong codes are counted as at login', async () => {
  const { transactionId } = (await start()).json()
  const right = codeFor(old)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess += 1) {
    expect(codeOf(await submit('primary', transactionId, wrong))).toBe('wrong_code')
  }
  expect(codeOf(await submit('primary', transactionId, right))).toBe('code_used_up')
})

test('S-43h: an address in use is refused at the end, to its owner alone', async () => {
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

test('S-43c, S-43d: the old address reverts the change once within 24 hours, ending all sessions', async () => {
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

test('S-43c: after 24 hours the change stands', async () => {
  await change()
  const token = at.server.mail.readToken(old)
  at.server.clock.advance(24 * 3_600_000)
  const page = at.server.openPage()
  expect(codeOf(await page.post('/api/email-change/revert', { token }))).toBe('link_over')
  expect(await emailNow()).toBe(next)
})

test('S-43i: other signed-in devices are listed for revocation', async () => {
  const other = await at.server.openDevice({ userAgent: 'Firefox/150.0 Windows' })
  await other.signIn(old)
  at.server.clock.advance(31_000)
  const { otherDevices } = (await change()).json()
  expect(otherDevices).toMatchObject([{ signedIn: true, current: false, origin: testHost }])
  const { id } = otherDevices[0]
  expect((await device.post(`/api/devices/${id}/revoke`)).statusCode).toBe(200)
  expect((await other.get('/api/session')).json().session).toBeNull()
})

const third = 'third@example.test'
const revert = (token: string) => at.server.openPage().post('/api/email-change/revert', { token })

/** Changes the address from a device. Returns the error code of a refused first step. */
async function changeBy(asker: TestDevice, from: string, to: string, opened?: object) {
  at.server.clock.advance(31_000)
  await asker.post('/api/sign-out')
  await asker.signIn(from)
  at.server.clock.advance(31_000)
  const body = { email: to, origin: testHost, opened }
  const started = await asker.post('/api/email-change/start', body)
  if (started.statusCode !== 200) return codeOf(started)
  const { transactionId } = started.json()
  await asker.post('/api/email-change/primary', { transactionId, code: codeFor(from) })
  await asker.post('/api/email-change/secondary', { transactionId, code: codeFor(to) })
  return undefined
}

/** Starts the change with a wallet proof that belongs to the requesting session. */
async function changeOpened(wallet: TestWallet, walletId: string, to: string) {
  const proof = await wallet.proveOpened(device, walletId, 'email')
  const body = { email: to, origin: testHost, opened: { walletId, proof } }
  return device.post('/api/email-change/start', body)
}

test('S-43f: a second change within 24 hours needs a wallet proof; a later one does not', async () => {
  const { wallet, walletId } = await enrol(device)
  await change()
  expect(await changeBy(device, next, third)).toBe('wallet_proof_needed')
  const foreign = await wallet.proveOpened(device, walletId, 'archive')
  const wrong = { email: third, origin: testHost, opened: { walletId, proof: foreign } }
  expect(codeOf(await device.post('/api/email-change/start', wrong))).toBe('invalid_wallet_proof')
  expect((await changeOpened(wallet, walletId, third)).statusCode).toBe(200)
  at.server.clock.advance(24 * 3_600_000)
  expect(await changeBy(device, next, third)).toBeUndefined()
  expect(await emailNow()).toBe(third)
})

test('S-43d: a revert by either link restores the oldest address of the day', async () => {
  const { wallet, walletId } = await enrol(device)
  await change()
  const first = at.server.mail.readToken(old)
  at.server.clock.advance(31_000)
  const { transactionId } = (await changeOpened(wallet, walletId, third)).json()
  await submit('primary', transactionId, codeFor(next))
  await submit('secondary', transactionId, codeFor(third))
  expect(await emailNow()).toBe(third)
  const second = at.server.mail.readToken(next)
  expect((await revert(second)).statusCode).toBe(200)
  expect(codeOf(await revert(first))).toBe('link_over')
  at.server.clock.advance(31_000)
  expect((await device.signIn(old)).json().session.wallet.walletId).toBe(walletId)
})

test('S-43e: a revert ends all sessions and revokes only devices that are newer than the change', async () => {
  at.server.clock.advance(3 * 24 * 3_600_000)
  const thief = await at.server.openDevice()
  expect(await changeBy(thief, old, next)).toBeUndefined()
  const token = at.server.mail.readToken(old)
  expect((await revert(token)).statusCode).toBe(200)
  expect((await thief.get('/api/session')).json().session).toBeNull()
  expect((await device.get('/api/session')).json().session).toBeNull()
  const known = await at.db.select().from(devices).orderBy(devices.createdAt)
  expect(known.map(({ revokedAt }) => revokedAt === null)).toEqual([true, false])
})

test('S-43d: a thief who registers the old address loses it to the owner’s revert', async () => {
  const { walletId } = await enrol(device)
  await change()
  const token = at.server.mail.readToken(old)
  const thief = await at.server.openDevice()
  at.server.clock.advance(31_000)
  await thief.signIn(old)
  expect((await revert(token)).statusCode).toBe(200)
  at.server.clock.advance(3_600_000)
  const { session } = (await device.signIn(old)).json()
  expect(session).toMatchObject({ email: old, wallet: { walletId } })
})

test('S-43h: an address that its owner may still restore is refused as taken', async () => {
  await change()
  const other = await at.server.openDevice()
  at.server.clock.advance(31_000)
  await other.signIn('other@example.test')
  at.server.clock.advance(31_000)
  const started = await other.post('/api/email-change/start', { email: old, origin: testHost })
  const { transactionId } = started.json()
  const code = codeFor('other@example.test')
  await other.post('/api/email-change/primary', { transactionId, code })
  const body = { transactionId, code: codeFor(old) }
  expect(codeOf(await other.post('/api/email-change/secondary', body))).toBe('email_taken')
})

test('S-36i, S-43e: a revert stops what waits for the wallet', async () => {
  const { walletId } = await enrol(device)
  await device.post(`/api/wallet/${walletId}/archive`, { confirmations: 2 })
  at.server.clock.advance(31_000)
  await change()
  const token = at.server.mail.mails.findLast(({ text }) => text.includes('#revert='))?.text
  await revert(/#revert=([\w-]{43})/.exec(token ?? '')?.[1] ?? '')
  at.server.clock.advance(2 * 24 * 3_600_000)
  expect((await device.signIn(old)).json().session.wallet).toMatchObject({
    walletId,
    state: 'active',
  })
})

test('S-43g: of two overlapping changes the second needs the wallet proof at its end', async () => {
  const { wallet, walletId } = await enrol(device)
  const first = (await start()).json().transactionId
  await submit('primary', first, codeFor(old))
  at.server.clock.advance(31_000)
  const second = (await start(third)).json().transactionId
  await submit('primary', second, codeFor(old))
  const codes = { first: codeFor(next), second: codeFor(third) }
  expect((await submit('secondary', first, codes.first)).statusCode).toBe(200)
  const buried = await submit('secondary', second, codes.second)
  expect(codeOf(buried)).toBe('wallet_proof_needed')
  expect(await emailNow()).toBe(next)
  at.server.clock.advance(31_000)
  const proven = (await changeOpened(wallet, walletId, third)).json().transactionId
  await submit('primary', proven, codeFor(next))
  expect((await submit('secondary', proven, codeFor(third))).statusCode).toBe(200)
  expect(at.server.mail.mails.at(-1)?.to).toBe(next)
})

test('S-43g: of two changes that finish in parallel one succeeds', async () => {
  const begun: { readonly id: string; readonly to: string }[] = []
  for (const to of [next, third]) {
    const { transactionId: id } = (await start(to)).json()
    await submit('primary', id, codeFor(old))
    at.server.clock.advance(31_000)
    begun.push({ id, to })
  }
  const answers = await Promise.all(begun.map(({ id, to }) => submit('secondary', id, codeFor(to))))
  const codes = answers.map(codeOf)
  expect(codes.toSorted()).toEqual(['wallet_proof_needed', undefined])
})

test('S-43e, S-29d: a revoked device that logs in again counts as new and a revert revokes it', async () => {
  const thief = await at.server.openDevice()
  await thief.signIn(old)
  const { devices: listed } = (await thief.get('/api/devices')).json()
  const { id } = listed.find(({ current }: { current: boolean }) => current)
  at.server.clock.advance(3 * 24 * 3_600_000)
  await device.signIn(old)
  expect((await device.post(`/api/devices/${id}/revoke`)).statusCode).toBe(200)
  expect(await changeBy(thief, old, next)).toBeUndefined()
  expect((await revert(at.server.mail.readToken(old))).statusCode).toBe(200)
  const known = await at.db.select().from(devices)
  expect(known.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1)
  expect(known.find((one) => one.id === id)?.revokedAt).not.toBeNull()
})

/** Starts a change to `next` from a new account, up to the mail with the second code. */
async function mailStranger(index: number) {
  const stranger = await at.server.openDevice()
  const own = `stranger${index}@example.test`
  await stranger.signIn(own)
  at.server.clock.advance(31_000)
  const body = { email: next, origin: testHost }
  const { transactionId } = (await stranger.post('/api/email-change/start', body)).json()
  const code = codeFor(own)
  return stranger.post('/api/email-change/primary', { transactionId, code })
}
const mailsTo = (to: string) => at.server.mail.mails.filter((mail) => mail.to === to).length

test('S-41h: changes mail five codes an hour to a new address; its owner still logs in', async () => {
  const answers = []
  for (let index = 0; index < 6; index += 1) answers.push(await mailStranger(index))
  expect(answers.map((answer) => codeOf(answer))).toEqual([
    ...Array.from({ length: 5 }),
    'send_too_soon',
  ])
  expect(mailsTo(next)).toBe(5)
  const owner = await at.server.openDevice()
  expect((await owner.signIn(next)).statusCode).toBe(200)
})

test('S-41h: a code that was refused a mail works again after the wait', async () => {
  const minute = 60_000
  for (let index = 0; index < 5; index += 1) await mailStranger(index)
  at.server.clock.advance(55 * minute)
  await device.post('/api/sign-out')
  await device.signIn(old)
  at.server.clock.advance(31_000)
  const { transactionId } = (await start()).json()
  const code = codeFor(old)
  const refused = await submit('primary', transactionId, code)
  expect(codeOf(refused)).toBe('send_too_soon')
  at.server.clock.advance(Number(refused.headers['retry-after']) * 1_000)
  expect((await submit('primary', transactionId, code)).statusCode).toBe(200)
  expect(mailsTo(next)).toBe(6)
})

test('S-41h: the first address of an account counts as a change, and so does another mail to it', async () => {
  const owner = await at.server.openDevice()
  await at.db.update(users).set({ email: null })
  const begun = (
    await device.post('/api/email-change/start', { email: next, origin: testHost })
  ).json()
  expect(begun.action).toBe('VERIFY_SECONDARY_OTP')
  for (let mails = 2; mails <= 5; mails += 1) {
    at.server.clock.advance(31_000)
    const again = await device.post('/api/mail/resend', { transactionId: begun.transactionId })
    expect(again.statusCode).toBe(200)
  }
  at.server.clock.advance(31_000)
  const again = await device.post('/api/mail/resend', { transactionId: begun.transactionId })
  expect(codeOf(again)).toBe('send_too_soon')
  expect((await owner.signIn(next)).statusCode).toBe(200)
})
