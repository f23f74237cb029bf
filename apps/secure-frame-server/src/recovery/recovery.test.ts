import { beforeEach, expect, test } from 'vitest'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const ann = 'ann@example.test'
const publicKey = 'A'.repeat(43)
type Page = ReturnType<typeof at.server.openPage>

let walletId: string
let wallet: TestWallet
let record: string
beforeEach(async () => {
  const first = await at.server.openDevice()
  await first.signIn(ann)
  ;({ walletId, wallet, record } = await enrol(first))
  at.server.clock.advance(31_000)
})

/** Opens a second device, and the page on which its link to the recovery was approved. */
async function signInAgain(email = ann): Promise<{ device: TestDevice; page: Page }> {
  const device = await at.server.openDevice()
  await device.signIn(email)
  at.server.clock.advance(31_000)
  return { device, page: await openPage(device, email) }
}

async function openPage(device: TestDevice, email: string): Promise<Page> {
  const { deviceNumber: number } = (
    await device.post('/api/recovery/link', { origin: testHost })
  ).json()
  const page = at.server.openPage()
  const token = at.server.mail.readToken(email)
  await page.post('/api/device-link/approve', { token, number })
  return page
}

const openBox = async (device: TestDevice) =>
  (await device.post('/api/recovery/open', { publicKey, origin: testHost })).json().mailboxId

test('S-25e, S-25h: the record goes to the page of the link, what it seals to the device, once', async () => {
  const { device, page } = await signInAgain()
  expect(codeOf(await page.post('/api/recovery/read'))).toBe('recovery_not_open')
  const mailboxId = await openBox(device)
  const take = () => device.post('/api/recovery/take', { mailboxId })
  expect((await take()).json()).toEqual({ state: 'waiting' })
  const { session } = (await device.get('/api/session')).json()
  expect((await page.post('/api/recovery/read')).json()).toEqual({
    mailboxId,
    origin: testHost,
    publicKey,
    walletId,
    userId: session.userId,
    record,
    passkeys: [],
  })
  const put = (ct: string) => page.post('/api/recovery/put', { mailboxId, enc: 'RU5D', ct })
  expect((await put('Q1Q')).statusCode).toBe(200)
  expect((await put('T1RIRVI')).statusCode).not.toBe(200)
  const answers = await Promise.all([take(), take(), take()])
  const sealed = answers.filter((answer) => answer.json().state === 'sealed')
  expect(sealed.map((answer) => answer.json())).toEqual([
    { state: 'sealed', enc: 'RU5D', ct: 'Q1Q' },
  ])
  expect(codeOf(await take())).toBe('mailbox_over')
  const { entries } = (await device.get('/api/activity')).json()
  const kinds = entries.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(0, 2)).toEqual(['recovery_done', 'recovery_read'])
})

test('S-146g: a wait for the recovery ends with the session', async () => {
  const server = await createTestServer({ db: at.db, longPollMs: 50_000 })
  const device = await server.openDevice()
  await device.signIn('bob@example.test')
  await enrol(device)
  const mailboxId = await openBox(device)
  const waiting = device.post('/api/recovery/take', { mailboxId })
  await device.post('/api/sign-out')
  expect(codeOf(await waiting)).toBe('not_signed_in')
})

test('S-25e, S-25h: another user cannot read the record or fill the mailbox', async () => {
  const { device, page } = await signInAgain()
  const mailboxId = await openBox(device)
  const stranger = at.server.openPage()
  expect(codeOf(await stranger.post('/api/recovery/read'))).toBe('recovery_not_granted')
  at.server.clock.advance(31_000)
  const other = await signInAgain('bob@example.test')
  expect(codeOf(await other.page.post('/api/recovery/read'))).toBe('recovery_not_open')
  const foreign = { mailboxId, enc: 'AAAA', ct: 'AAAA' }
  expect((await other.page.post('/api/recovery/put', foreign)).statusCode).toBe(404)
  expect(codeOf(await other.device.post('/api/recovery/take', { mailboxId }))).toBe('mailbox_over')
  expect((await page.post('/api/recovery/read')).statusCode).toBe(200)
})

test('S-25h: a page of one person’s link does not serve another who signs in on that device', async () => {
  const { device, page } = await signInAgain()
  at.server.clock.advance(31_000)
  const bob = await at.server.openDevice()
  await bob.signIn('bob@example.test')
  await enrol(bob)
  at.server.clock.advance(31_000)
  await device.signIn('bob@example.test')
  await openBox(device)
  expect(codeOf(await page.post('/api/recovery/read'))).toBe('recovery_not_open')
})

test('S-25e: a mailbox is open for five minutes, and the newest alone', async () => {
  const { device, page } = await signInAgain()
  const first = await openBox(device)
  const second = await openBox(device)
  const put = (mailboxId: string) =>
    page.post('/api/recovery/put', { mailboxId, enc: 'AAAA', ct: 'AAAA' })
  expect(codeOf(await put(first))).toBe('mailbox_over')
  at.server.clock.advance(5 * 60_000)
  expect((await put(second)).statusCode).toBe(404)
  expect(codeOf(await device.post('/api/recovery/take', { mailboxId: second }))).toBe(
    'mailbox_over',
  )
})

test('S-25g: ten downloads an hour for a user', async () => {
  const { device, page } = await signInAgain()
  await openBox(device)
  const statuses = []
  for (let read = 0; read < 11; read += 1) {
    statuses.push((await page.post('/api/recovery/read')).statusCode)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(429)
})

test('S-25h: a link to the recovery page approves no login, but its browser may read the record', async () => {
  const { device } = await signInAgain()
  const mailboxId = await openBox(device)
  at.server.clock.advance(31_000)
  const sent = (await device.post('/api/recovery/link', { origin: testHost })).json()
  const token = at.server.mail.readToken(ann)
  const page = at.server.openPage()
  const facts = (await page.post('/api/device-link/read', { token })).json()
  expect(facts.purpose).toBe('recovery')
  const approval = { token, number: sent.deviceNumber }
  expect((await page.post('/api/device-link/approve', approval)).statusCode).toBe(200)
  expect((await page.post('/api/recovery/read')).json().mailboxId).toBe(mailboxId)
  const { transactionId } = sent
  const code = at.server.mail.readCode(ann)
  const login = await device.post('/api/email/code', { transactionId, code: code || '000000' })
  expect(codeOf(login)).toBe('transaction_over')
})

test('S-25f: the origin that both places show is one of a project', async () => {
  const { device } = await signInAgain()
  const answer = await device.post('/api/recovery/open', { publicKey, origin: 'https://evil.test' })
  expect(codeOf(answer)).toBe('origin_not_allowed')
})

test('S-24, S-36c: an active wallet’s new record needs a fresh code and waits a day', async () => {
  const { device } = await signInAgain()
  const proof = await wallet.proveOpened(device, walletId, 'backup')
  await device.post(`/api/wallet/${walletId}/backed-up`, { proof })
  at.server.clock.advance(5 * 60_000)
  const upload = (text: string) => device.post(`/api/wallet/${walletId}/recovery`, { record: text })
  const isBackedUp = async () => (await device.get('/api/session')).json().session.wallet.backedUp
  expect(codeOf(await upload('TkVX'))).toBe('fresh_code_needed')
  expect((await upload(record)).json()).toEqual({})
  const { transactionId } = (await device.post('/api/fresh-code/send')).json()
  const code = at.server.mail.readCode(ann)
  await device.post('/api/fresh-code/submit', { transactionId, code })
  expect((await upload('TkVX')).json().change).toMatchObject({ kind: 'code', state: 'waiting' })
  expect(await isBackedUp()).toBe(true)
  at.server.clock.advance(24 * 3_600_000)
  expect(await isBackedUp()).toBe(false)
})
