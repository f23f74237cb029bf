import { expect, test } from 'vitest'
import { users, walletChanges } from '../db/schema.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { createTestSocials } from '../testing/createTestSocials.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const atProvider = 'Ann@provider.example.test'
const told = 'ann@provider.example.test'
const { socials, tell, signIn } = createTestSocials(atProvider)
const at = useTestServer({ socials })
let owner: TestDevice
let thief: TestDevice
let wallet: TestWallet
let walletId: string

/**
 * Creates an owner who logged in by provider, and an attacker (`thief`) who controls the provider
 * account.
 */
async function open(email: string | null = atProvider) {
  tell(email)
  owner = await at.server.openDevice()
  await signIn(owner)
  ;({ wallet, walletId } = await enrol(owner))
  thief = await at.server.openDevice()
  await signIn(thief)
  at.server.clock.advance(31_000)
}

const archive = (device: TestDevice, proof?: object) =>
  device.post(`/api/wallet/${walletId}/archive`, { confirmations: 2, proof })
const activeId = async () => (await owner.get('/api/session')).json().session.wallet?.walletId
const lastMail = () => at.server.mail.mails.at(-1)

test('S-36c, S-36d: who came by a provider is mailed there, with the link that stops it', async () => {
  await open()
  expect((await archive(thief)).json().change.state).toBe('waiting')
  expect(lastMail()).toMatchObject({
    to: told,
    subject: expect.stringContaining('archive your wallet'),
  })
  const token = at.server.mail.readToken(told)
  const undone = await at.server.openPage().post('/api/wallet-undo', { token })
  expect(undone.json()).toEqual({ state: 'undone' })
  at.server.clock.advance(48 * 3_600_000)
  expect(await activeId()).toBe(walletId)
})

test('S-36d: a proven change is mailed to the provider’s address too', async () => {
  await open()
  await archive(owner, await wallet.proveOpened(owner, walletId, 'archive'))
  expect(lastMail()).toMatchObject({ to: told, subject: 'Your wallet was archived' })
})

test('S-36a, S-36f: a user without an address needs a proof, because no change waits unnotified', async () => {
  await open(null)
  expect(codeOf(await archive(thief))).toBe('nobody_to_tell')
  expect(await at.db.select().from(walletChanges)).toEqual([])
  const proven = await archive(owner, await wallet.proveOpened(owner, walletId, 'archive'))
  expect(proven.json().change.state).toBe('done')
})

const added = 'thief@example.test'

/** Adds the first email address to an account that has only a provider login. */
async function add(device: TestDevice, email = added) {
  const body = { email, origin: testHost }
  const { transactionId } = (await device.post('/api/email-change/start', body)).json()
  const code = at.server.mail.readCode(email)
  return device.post('/api/email-change/secondary', { transactionId, code })
}
const revert = () => {
  const token = at.server.mail.readToken(told)
  return at.server.openPage().post('/api/email-change/revert', { token })
}
const emails = async () => (await at.db.select().from(users)).map(({ email }) => email)

test('S-43c, S-43d: the provider’s address reverts an added first address and its sessions', async () => {
  await open()
  at.server.clock.advance(3 * 24 * 3_600_000)
  await signIn(thief)
  expect((await add(thief)).json()).toMatchObject({ newEmail: added })
  expect(lastMail()).toMatchObject({
    to: told,
    subject: 'An email was added to your Latchkey account',
  })
  const another = await at.server.openDevice()
  at.server.clock.advance(31_000)
  await another.signIn(added)
  expect((await another.get('/api/session')).json().session.wallet).toMatchObject({ walletId })
  expect((await revert()).statusCode).toBe(200)
  expect(await emails()).toEqual([null])
  expect((await another.get('/api/session')).json().session).toBeNull()
  at.server.clock.advance(31_000)
  expect((await another.signIn(added)).json().session.wallet).toBeNull()
  await signIn(owner)
  expect(await activeId()).toBe(walletId)
})

test('S-43c: a further change is told at the provider as well as at the old address', async () => {
  await open()
  await add(owner, 'ann@example.test')
  at.server.clock.advance(24 * 3_600_000)
  await signIn(owner)
  const body = { email: added, origin: testHost }
  const { transactionId } = (await owner.post('/api/email-change/start', body)).json()
  const submit = (step: string, to: string) =>
    owner.post(`/api/email-change/${step}`, { transactionId, code: at.server.mail.readCode(to) })
  await submit('primary', 'ann@example.test')
  await submit('secondary', added)
  const notices = at.server.mail.mails.slice(-2)
  expect(notices.map(({ to }) => to)).toEqual(['ann@example.test', told])
  expect(notices[1]?.subject).toBe('Your Latchkey email was changed')
})

test('S-43c: the provider’s own address is not told that it was added', async () => {
  await open()
  const { mails } = at.server.mail
  await add(owner, told)
  expect(mails.filter(({ subject }) => subject.startsWith('An email was added'))).toEqual([])
})

test('S-36f: an address added by a thief does not count as notified owner for a day', async () => {
  await open(null)
  await add(thief)
  expect(codeOf(await archive(thief))).toBe('nobody_to_tell')
  at.server.clock.advance(24 * 3_600_000)
  await signIn(thief)
  expect((await archive(thief)).json().change.state).toBe('waiting')
  expect(lastMail()?.to).toBe(added)
})
