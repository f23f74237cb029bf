import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { releases, users } from '../db/schema.ts'
import { sweep } from '../server/sweep.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { createTestKeyService, type TestKeyService } from '../testing/createTestKeyService.ts'
import { createTestRecovery, sealCopy } from '../testing/createTestRecovery.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { testHost } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const ann = 'ann@example.test'
const day = 24 * 3_600_000

let keys: TestKeyService
let server: TestServer
let owner: TestDevice
let walletId: string
let wallet: TestWallet
let entropy: Uint8Array<ArrayBuffer>
beforeEach(async () => {
  keys = await createTestKeyService()
  server = await createTestServer({ db: at.db, keyService: keys.keyService })
  owner = await server.openDevice()
  await owner.signIn(ann)
  ;({ walletId, wallet } = await enrol(owner))
  entropy = Uint8Array.from(randomBytes(16))
})

function pass(ms: number) {
  server.clock.advance(ms)
  keys.clock.advance(ms)
}
const seal = () => sealCopy(entropy, { walletId, publicKey: keys.keyService.publicKey })
const prove = (device: TestDevice) => wallet.proveOpened(device, walletId, 'escrow')
const put = async (device = owner) =>
  device.post(`/api/wallet/${walletId}/escrow`, { ...(await seal()), proof: await prove(device) })
const drop = async (device = owner) =>
  device.post(`/api/wallet/${walletId}/escrow/drop`, { proof: await prove(device) })
const kindsOf = async (device: TestDevice) => {
  const { entries } = (await device.get('/api/activity')).json()
  return entries.map(({ kind }: { kind: string }) => kind)
}
const isEscrowed = async (device = owner) =>
  (await device.get('/api/session')).json().session.wallet.escrowed
/** Signs the owner out and in again, because copies of active wallets need a recent login. */
async function signInAgain() {
  await owner.post('/api/sign-out')
  await owner.signIn(ann)
}
const waiting = () => at.db.select().from(releases)

/** Opens a new device of the owner, signed in, without the wallet. */
async function openRecovery(email = ann) {
  pass(31_000)
  const device = await server.openDevice()
  await device.signIn(email)
  pass(31_000)
  return { device, ...(await createTestRecovery(server, { device, walletId, email })) }
}
/** Opens a new device whose recovery the owner has approved. */
async function openWaiting() {
  await put()
  const recovery = await openRecovery()
  expect((await recovery.begin()).statusCode).toBe(200)
  return recovery
}

test('S-26: off by default: the project shows no key, and copies and releases are refused', async () => {
  const plain = await createTestServer({ db: at.db, start: server.clock.now() + 31_000 })
  const device = await plain.openDevice()
  await device.signIn(ann)
  const project = (await plain.app.inject('/api/project?projectId=demo')).json()
  expect(project.escrow).toBeUndefined()
  expect(await isEscrowed(device)).toBe(false)
  expect(codeOf(await put(device))).toBe('escrow_off')
  const recovery = await createTestRecovery(plain, { device, walletId, email: ann })
  expect(codeOf(await recovery.start())).toBe('escrow_off')
  expect(codeOf(await recovery.take())).toBe('escrow_off')
  expect(await recovery.read()).toEqual({ state: 'none' })
})

test('S-26: a project tells the key that copies are sealed to', async () => {
  const project = (await server.app.inject('/api/project?projectId=demo')).json()
  expect(project.escrow).toEqual({ publicKey: keys.keyService.publicKey })
})

test('S-26: a session shows the key to pages without a project, if there is a key service', async () => {
  const { escrow } = (await owner.get('/api/session')).json()
  expect(escrow).toEqual({ publicKey: keys.keyService.publicKey })
  const plain = await createTestServer({ db: at.db })
  const device = await plain.openDevice()
  expect((await device.get('/api/session')).json()).not.toHaveProperty('escrow')
})

test('S-26: a new device gets the copy after login, approval and a day, once', async () => {
  await put()
  const { device, page, start, approve, read, take, open } = await openRecovery()
  expect(await read()).toEqual({ state: 'none' })
  expect(codeOf(await take())).toBe('not_found')
  const started = (await start()).json()
  expect(started).toMatchObject({ retryAfterSeconds: 30, deviceNumber: expect.any(Number) })
  expect(await read()).toEqual({ state: 'asked', expiresAt: started.expiresAt })
  const token = server.mail.readToken(ann)
  const facts = (await page.post('/api/device-link/read', { token })).json()
  expect(facts).toMatchObject({ purpose: 'escrow', origin: testHost, email: ann })
  expect(facts.asksNumber).toBe(true)
  expect((await approve(started.deviceNumber)).statusCode).toBe(200)

  const opensAt = new Date(server.clock.now() + day).toISOString()
  expect(await read()).toEqual({ state: 'waiting', opensAt })
  expect(codeOf(await take())).toBe('release_too_early')
  pass(day)
  expect((await read()).state).toBe('open')
  const taken = await take()
  expect(await open(taken.json())).toEqual(entropy)
  expect(await read()).toEqual({ state: 'none' })
  expect(codeOf(await take())).toBe('not_found')
  const kinds = await kindsOf(device)
  expect(kinds[0]).toBe('release_done')
  expect(kinds).toContain('release_asked')
})

test('S-26: the owner gets a mail with a cancel link at the start, and one after the release', async () => {
  const { take } = await openWaiting()
  const told = server.mail.mails.at(-1)
  expect(told).toMatchObject({ to: ann, subject: 'Someone asked to recover your wallet' })
  expect(told?.text).toContain('It gets the copy on 16 January 2030, 10:01 UTC at the earliest.')
  expect(told?.text).toMatch(/\/device#cancel=[\w-]{43}$/m)
  pass(day)
  await take()
  expect(server.mail.mails.at(-1)?.subject).toBe('Your wallet was recovered')
})

test('S-26: the approval gives its browser no right to the recovery record', async () => {
  await put()
  const { page, begin } = await openRecovery()
  expect((await begin()).statusCode).toBe(200)
  expect(page.cookies.size).toBe(0)
})

test('S-26: the wait is the key service’s, whatever the clock here says', async () => {
  const { read, take, open } = await openWaiting()
  server.clock.advance(day)
  expect((await read()).state).toBe('open')
  expect(codeOf(await take())).toBe('release_too_early')
  keys.clock.advance(day)
  expect(await open((await take()).json())).toEqual(entropy)
})

test('S-26: a copy of a reserved wallet is put at will, of an active one after a recent login', async () => {
  pass(31_000)
  const bob = await server.openDevice()
  await bob.signIn('bob@example.test')
  const reserved = (await bob.post('/api/wallet/reserve')).json().wallet
  pass(10 * 60_000)
  const putFor = async (id: string, device: TestDevice) =>
    device.post(`/api/wallet/${id}/escrow`, await seal())
  expect((await putFor(reserved.walletId, bob)).statusCode).toBe(200)
  expect((await putFor(reserved.walletId, bob)).statusCode).toBe(200)
  expect(await isEscrowed(bob)).toBe(true)
  expect((await kindsOf(bob)).filter((kind: string) => kind === 'escrow_added')).toHaveLength(1)
  expect(codeOf(await putFor(walletId, owner))).toBe('login_too_old')
  expect(codeOf(await putFor(walletId, bob))).toBe('not_found')
  expect(await isEscrowed()).toBe(false)
})

test('S-26: switching is told to the owner, by mail and in the log', async () => {
  const copy = await seal()
  const putSame = async () =>
    owner.post(`/api/wallet/${walletId}/escrow`, { ...copy, proof: await prove(owner) })
  expect((await putSame()).statusCode).toBe(200)
  expect(server.mail.mails.at(-1)?.subject).toBe('Your wallet can now be recovered by the operator')
  expect((await kindsOf(owner))[0]).toBe('escrow_added')
  const { length } = server.mail.mails
  pass(10 * 60_000)
  expect((await putSame()).statusCode).toBe(200)
  expect(server.mail.mails).toHaveLength(length)

  expect(codeOf(await drop())).toBe('login_too_old')
  expect(await isEscrowed()).toBe(true)
  await signInAgain()
  expect((await drop()).statusCode).toBe(200)
  expect(await isEscrowed()).toBe(false)
  expect(server.mail.mails.at(-1)?.subject).toBe(
    'Your wallet can no longer be recovered by the operator',
  )
  expect((await kindsOf(owner))[0]).toBe('escrow_dropped')
  expect((await drop()).statusCode).toBe(200)
})

test('S-26: a dropped copy is never released', async () => {
  const { read, take, start } = await openWaiting()
  pass(day)
  await signInAgain()
  expect((await drop()).statusCode).toBe(200)
  expect(await read()).toEqual({ state: 'none' })
  expect(codeOf(await take())).toBe('not_found')
  expect(codeOf(await start())).toBe('not_found')
})

test('S-26: back at recovery by the user alone nothing is released, and the copy can be dropped', async () => {
  const { device } = await openWaiting()
  pass(day)
  const off = await createTestServer({
    db: at.db,
    config: server.context.config,
    start: server.clock.now(),
  })
  const again = await off.openDevice()
  await again.signIn(ann)
  expect(await isEscrowed(again)).toBe(true)
  const recovery = await createTestRecovery(off, { device: again, walletId, email: ann })
  expect(codeOf(await recovery.start())).toBe('escrow_off')
  expect(codeOf(await recovery.take())).toBe('escrow_off')
  expect((await drop(again)).statusCode).toBe(200)
  expect(await isEscrowed(again)).toBe(false)
  expect(await isEscrowed(device)).toBe(false)
})

test('S-26: the link of the mail cancels the wait, once', async () => {
  const { device, read, take } = await openWaiting()
  const token = server.mail.readToken(ann)
  const cancel = () => server.openPage().post('/api/escrow/cancel', { token })
  const answers = await Promise.all([cancel(), cancel()])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410])
  pass(day)
  expect(await read()).toEqual({ state: 'none' })
  expect(codeOf(await take())).toBe('not_found')
  expect((await kindsOf(device))[0]).toBe('release_cancelled')
  const unknown = await server.openPage().post('/api/escrow/cancel', { token: 'A'.repeat(43) })
  expect(codeOf(unknown)).toBe('link_over')
})

test('S-42b: a wrong number or a refusal begins no wait', async () => {
  await put()
  const { page, start, approve, read } = await openRecovery()
  const { deviceNumber } = (await start()).json()
  expect(codeOf(await approve(deviceNumber === 99 ? 10 : deviceNumber + 1))).toBe('wrong_number')
  expect(codeOf(await approve(deviceNumber))).toBe('link_over')
  pass(3_600_000)
  await start()
  const token = server.mail.readToken(ann)
  expect((await page.post('/api/device-link/refuse', { token })).statusCode).toBe(200)
  expect(await read()).toEqual({ state: 'none' })
  expect(await waiting()).toEqual([])
})

test('S-26: without key service or mail nothing begins to wait, and the link stays good', async () => {
  await put()
  const { start, approve, read } = await openRecovery()
  const { deviceNumber } = (await start()).json()
  const token = server.mail.readToken(ann)
  keys.fail(true)
  expect(codeOf(await approve(deviceNumber, token))).toBe('key_service_unreachable')
  keys.fail(false)
  server.mail.fail(true)
  expect(codeOf(await approve(deviceNumber, token))).toBe('mail_failed')
  expect((await read()).state).toBe('asked')
  expect(await waiting()).toEqual([])
  server.mail.fail(false)
  expect((await approve(deviceNumber, token)).statusCode).toBe(200)
  expect((await read()).state).toBe('waiting')
  expect(codeOf(await approve(deviceNumber, token))).toBe('link_over')
})

test('S-26: between the approval and the wait the device hears that it has asked', async () => {
  await put()
  const { start, approve, read } = await openRecovery()
  const { deviceNumber, expiresAt } = (await start()).json()
  const letGo = server.mail.hold()
  const approving = approve(deviceNumber)
  await expect.poll(() => server.mail.mails.at(-1)?.text).toContain('#cancel=')
  expect(await read()).toEqual({ state: 'asked', expiresAt })
  letGo()
  await approving
  expect((await read()).state).toBe('waiting')
})

test('S-26: a try while the key service is away costs nothing', async () => {
  const { take, open } = await openWaiting()
  pass(day)
  keys.fail(true)
  const failed = await take()
  expect([failed.statusCode, codeOf(failed)]).toEqual([503, 'key_service_unreachable'])
  keys.fail(false)
  expect(await open((await take()).json())).toEqual(entropy)
})

test('S-26: of five parallel requests one gets the copy', async () => {
  const { take } = await openWaiting()
  pass(day)
  const answers = await Promise.all(Array.from({ length: 5 }, take))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('S-26: a release ends when the key service does not know its ticket any more', async () => {
  const { take, read } = await openWaiting()
  pass(day)
  keys.forget()
  expect(codeOf(await take())).toBe('not_found')
  expect(await read()).toEqual({ state: 'none' })
})

test('S-26: a proof for another receiver than the one asked for is refused', async () => {
  const { device } = await openWaiting()
  pass(day)
  const [publicKey, other] = ['A'.repeat(87), 'B'.repeat(87)]
  const proof = await device.proveRelease({ walletId, publicKey: other })
  expect(codeOf(await device.post('/api/escrow/take', { publicKey, proof }))).toBe('invalid_proof')
  expect(codeOf(await device.post('/api/escrow/take', { publicKey, proof: 'x' }))).toBe(
    'invalid_proof',
  )
})

test('S-26: a wait is its device’s; no other device and no other person sees or takes it', async () => {
  await openWaiting()
  pass(day)
  for (const email of [ann, 'bob@example.test']) {
    const other = await openRecovery(email)
    expect(await other.read()).toEqual({ state: 'none' })
    expect(codeOf(await other.take())).toBe('not_found')
  }
  expect(await waiting()).toHaveLength(1)
})

test('S-26: a new request takes the place of the one before', async () => {
  const { start, approve, read, take } = await openWaiting()
  pass(day)
  const { deviceNumber } = (await start()).json()
  expect((await read()).state).toBe('asked')
  expect(codeOf(await take())).toBe('not_found')
  await approve(deviceNumber)
  expect((await read()).state).toBe('waiting')
})

test('S-26: without a copy or an address there is nothing to ask for', async () => {
  const { start } = await openRecovery()
  expect(codeOf(await start())).toBe('not_found')
  await put()
  await at.db.update(users).set({ email: null }).where(eq(users.email, ann))
  expect(codeOf(await start())).toBe('no_email')
})

test('S-26: ten tries an hour', async () => {
  const { take } = await openWaiting()
  const codes = []
  for (let attempt = 0; attempt < 11; attempt += 1) codes.push(codeOf(await take()))
  expect(codes.filter((code) => code === 'release_too_early')).toHaveLength(10)
  expect(codes.at(-1)).toBe('rate_limited')
})

type Ending = (device: TestDevice) => Promise<unknown>
const idOf = async (device: TestDevice) => {
  const { devices } = (await device.get('/api/devices')).json()
  return devices.find(({ current }: { current: boolean }) => current).id
}
const endings: readonly [string, Ending][] = [
  ['signs out', (device) => device.post('/api/sign-out')],
  ['is forgotten', (device) => device.post('/api/devices/forget')],
  ['is revoked', async (device) => owner.post(`/api/devices/${await idOf(device)}/revoke`)],
  [
    'archives the wallet',
    async (device) =>
      device.post(`/api/wallet/${walletId}/archive`, {
        confirmations: 2,
        proof: await wallet.proveOpened(device, walletId, 'archive'),
      }),
  ],
]
test.each(endings)('S-26: the wait is over when the device %s', async (_, end) => {
  const { device } = await openWaiting()
  pass(31_000)
  expect(await waiting()).toHaveLength(1)
  await end(device)
  expect(await waiting()).toEqual([])
})

test.each(endings)('S-26: a link approves nothing after the device %s', async (_, end) => {
  await put()
  const { device, start, approve } = await openRecovery()
  const { deviceNumber } = (await start()).json()
  const token = server.mail.readToken(ann)
  pass(31_000)
  await end(device)
  expect(codeOf(await approve(deviceNumber, token))).toBe('link_over')
  expect(await waiting()).toEqual([])
})

/** Changes the owner's address from a device that already waits for a release. */
async function changeEmail(device: TestDevice, to: string) {
  const started = await device.post('/api/email-change/start', { email: to, origin: testHost })
  const { transactionId } = started.json()
  const submit = (step: string, email: string) =>
    device.post(`/api/email-change/${step}`, {
      transactionId,
      code: server.mail.readCode(email),
    })
  await submit('primary', ann)
  return submit('secondary', to)
}

test('S-26: the wait is over when the address changes, which its cancel link went to', async () => {
  await put()
  pass(31_000)
  const device = owner
  const { begin } = await createTestRecovery(server, { device, walletId, email: ann })
  await begin()
  expect(await waiting()).toHaveLength(1)
  pass(31_000)
  expect((await changeEmail(device, 'new@example.test')).statusCode).toBe(200)
  expect(await waiting()).toEqual([])
})

test('S-26, S-43e: it is over when a change of address is taken back', async () => {
  await put()
  const { device } = await openRecovery()
  const email = 'thief@example.test'
  await changeEmail(device, email)
  const revert = server.mail.readToken(ann)
  pass(31_000)
  const { begin } = await createTestRecovery(server, { device, walletId, email })
  expect((await begin()).statusCode).toBe(200)
  expect(await waiting()).toHaveLength(1)
  await server.openPage().post('/api/email-change/revert', { token: revert })
  expect(await waiting()).toEqual([])
})

test('S-26: a link to an address that is the owner’s no more approves nothing', async () => {
  await put()
  pass(31_000)
  const device = owner
  const { start, approve } = await createTestRecovery(server, { device, walletId, email: ann })
  const { deviceNumber } = (await start()).json()
  const token = server.mail.readToken(ann)
  pass(31_000)
  await changeEmail(device, 'new@example.test')
  expect(codeOf(await approve(deviceNumber, token))).toBe('link_over')
  expect(await waiting()).toEqual([])
})

test('S-26: an unused release is deleted one week after it opened', async () => {
  await openWaiting()
  pass(8 * day - 1)
  await sweep(at.db, server.clock.now())
  expect(await waiting()).toHaveLength(1)
  pass(2)
  await sweep(at.db, server.clock.now())
  expect(await waiting()).toEqual([])
})

test('S-26, S-36c: without a proof a copy comes and goes after 24 hours, and not before', async () => {
  const bare = async () => owner.post(`/api/wallet/${walletId}/escrow`, await seal())
  const asked = (await bare()).json().change
  expect(asked).toMatchObject({ kind: 'escrow', state: 'waiting', proven: false })
  expect(server.mail.mails.at(-1)?.subject).toBe(
    'Someone asked to let the operator recover your wallet',
  )
  pass(day - 1)
  expect(await isEscrowed()).toBe(false)
  pass(1)
  expect(await isEscrowed()).toBe(true)
  await signInAgain()
  expect((await owner.post(`/api/wallet/${walletId}/escrow/drop`)).statusCode).toBe(200)
  expect(await isEscrowed()).toBe(true)
  pass(day)
  expect(await isEscrowed()).toBe(false)
})
