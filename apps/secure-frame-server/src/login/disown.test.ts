import { expect, test } from 'vitest'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { enrol } from '../testing/createTestWallet.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const ann = 'ann@example.test'

/** Reads the "This was not me" key of the newest mail to an address. */
function readKey(to = ann) {
  const mail = at.server.mail.mails.findLast((one) => one.to === to)
  const [, transactionId = '', secret = ''] =
    /#disown=([\w-]+)\.([\w-]+)/.exec(mail?.text ?? '') ?? []
  return { transactionId, secret }
}

const disown = (key = readKey(), everywhere = false) =>
  at.server.openPage().post('/api/attempt/disown', { ...key, everywhere })
const isSignedIn = async (device: TestDevice) =>
  (await device.get('/api/session')).json().session !== null

test('S-42e: "This was not me" ends the login, for good; reading it ends nothing', async () => {
  const device = await at.server.openDevice({ ip: '203.0.113.7' })
  const { transactionId } = (await device.startEmail(ann)).json()
  const code = at.server.mail.readCode(ann)
  const page = at.server.openPage()
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await page.post('/api/attempt/read', readKey())).json()).toEqual({
      origin: testHost,
      email: ann,
      browser: 'Chromium on Linux',
      place: '203.0.113.7',
      requestedAt: '2030-01-15T10:00:00.000Z',
    })
  }
  expect((await page.get('/api/attempt/disown')).statusCode).toBe(404)
  expect((await disown()).statusCode).toBe(200)
  const late = await device.post('/api/email/code', { transactionId, code })
  expect(codeOf(late)).toBe('transaction_over')
  expect((await disown()).statusCode).toBe(200)
})

test('S-42e: one that got in meanwhile is signed out and no longer known; the owner’s own stay', async () => {
  const owner = await at.server.openDevice()
  await owner.signIn(ann)
  at.server.clock.advance(31_000)
  const thief = await at.server.openDevice()
  await thief.signIn(ann)
  at.server.clock.advance(3_600_000)
  expect((await disown()).statusCode).toBe(200)
  expect(await isSignedIn(thief)).toBe(false)
  expect(await isSignedIn(owner)).toBe(true)
  const { devices } = (await owner.get('/api/devices')).json()
  expect(devices).toHaveLength(1)
})

test('S-42e: it offers to end all sessions', async () => {
  const owner = await at.server.openDevice()
  await owner.signIn(ann)
  const bob = await at.server.openDevice()
  await bob.signIn('bob@example.test')
  at.server.clock.advance(31_000)
  await (await at.server.openDevice()).startEmail(ann)
  expect((await disown(readKey(), true)).statusCode).toBe(200)
  expect(await isSignedIn(owner)).toBe(false)
  expect(await isSignedIn(bob)).toBe(true)
})

test('S-42e: disowning needs the mail’s secret and the own site, and ends after a day', async () => {
  const device = await at.server.openDevice()
  const { transactionId } = (await device.startEmail(ann)).json()
  const bob = await at.server.openDevice()
  await bob.startEmail('bob@example.test')
  const foreign = { transactionId, secret: readKey('bob@example.test').secret }
  expect(codeOf(await disown(foreign))).toBe('link_over')
  const page = at.server.openPage()
  const body = { ...readKey(), everywhere: true }
  const crossSite = await page.post('/api/attempt/disown', body, { origin: testHost })
  expect(crossSite.statusCode).toBe(403)
  const code = at.server.mail.readCode(ann)
  expect((await device.post('/api/email/code', { transactionId, code })).statusCode).toBe(200)
  at.server.clock.advance(24 * 3_600_000)
  expect(codeOf(await disown())).toBe('link_over')
})

test('S-42e: during a change, the old address can end the owner’s sessions, the new cannot', async () => {
  const owner = await at.server.openDevice()
  await owner.signIn(ann)
  at.server.clock.advance(31_000)
  const body = { email: 'new@example.test', origin: testHost }
  const { transactionId } = (await owner.post('/api/email-change/start', body)).json()
  const ofOld = readKey()
  const code = at.server.mail.readCode(ann)
  await owner.post('/api/email-change/primary', { transactionId, code })
  expect((await disown(readKey('new@example.test'), true)).statusCode).toBe(200)
  expect(await isSignedIn(owner)).toBe(true)
  expect((await disown(ofOld, true)).statusCode).toBe(200)
  expect(await isSignedIn(owner)).toBe(false)
})

const stateOf = async (device: TestDevice) =>
  (await device.get('/api/wallet-changes'))
    .json()
    .changes.map(({ state }: { state: string }) => state)
const archive = (device: TestDevice, walletId: string) =>
  device.post(`/api/wallet/${walletId}/archive`, { confirmations: 2 })

/**
 * Creates an owner with a wallet, and an attacker (`thief`) with the mailbox who has requested to
 * archive the wallet.
 */
async function openTheft() {
  const owner = await at.server.openDevice()
  await owner.signIn(ann)
  const { walletId } = await enrol(owner)
  at.server.clock.advance(31_000)
  const thief = await at.server.openDevice()
  await thief.signIn(ann)
  const attempt = readKey()
  await archive(thief, walletId)
  const expectKept = async () => {
    expect(await stateOf(owner)).toEqual([])
    at.server.clock.advance(2 * 24 * 3_600_000)
    expect((await owner.get('/api/session')).json().session.wallet.walletId).toBe(walletId)
  }
  return { owner, thief, walletId, attempt, expectKept }
}

test('S-36i, S-42e: "This was not me" stops what that device has asked for', async () => {
  const { attempt, expectKept } = await openTheft()
  await disown(attempt)
  await expectKept()
})

test('S-36i, S-42e: ending all sessions stops the waiting changes of every device', async () => {
  const { owner, walletId, attempt, expectKept } = await openTheft()
  const second = await at.server.openDevice()
  at.server.clock.advance(31_000)
  await second.signIn(ann)
  const body = { record: 'UlVCQklTSA' }
  await second.post(`/api/wallet/${walletId}/recovery`, body)
  expect(await stateOf(owner)).toEqual(['waiting', 'waiting'])
  await disown(attempt, true)
  at.server.clock.advance(31_000)
  await owner.signIn(ann)
  await expectKept()
})

test('S-36i: revoking a device stops the changes that it requested, and no other changes', async () => {
  const { owner, thief, walletId, expectKept } = await openTheft()
  const { devices } = (await owner.get('/api/devices')).json()
  const others = devices.filter(({ current }: { current: boolean }) => !current)
  expect(others).toHaveLength(1)
  await owner.post(`/api/wallet/${walletId}/recovery`, { record: 'TkVX' })
  expect(await stateOf(owner)).toEqual(['waiting', 'waiting'])
  await owner.post(`/api/devices/${others[0].id}/revoke`)
  expect(await isSignedIn(thief)).toBe(false)
  expect(await stateOf(owner)).toEqual(['waiting'])
  const [{ id }] = (await owner.get('/api/wallet-changes')).json().changes
  await owner.post(`/api/wallet-changes/${id}/stop`)
  await expectKept()
})

test('S-36i: what a device asks for while it is revoked does not wait', async () => {
  const { owner, thief, walletId, expectKept } = await openTheft()
  const release = at.server.mail.hold()
  const count = at.server.mail.mails.length
  const asking = thief.post(`/api/wallet/${walletId}/recovery`, { record: 'UlVCQklTSA' })
  await expect.poll(() => at.server.mail.mails.length).toBe(count + 1)
  const { devices } = (await owner.get('/api/devices')).json()
  const other = devices.find(({ current }: { current: boolean }) => !current)
  await owner.post(`/api/devices/${other.id}/revoke`)
  release()
  expect(codeOf(await asking)).toBe('not_signed_in')
  await expectKept()
})
