import { beforeEach, expect, test } from 'vitest'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { enrol, type TestWallet } from '../testing/createTestWallet.ts'
import { testHost, testProject } from '../testing/testConfig.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const ann = 'ann@example.test'
const credentialId = 'Y3JlZGVudGlhbC0x'
let device: TestDevice
let wallet: TestWallet
let walletId: string

beforeEach(async () => {
  device = await at.server.openDevice()
  await device.signIn(ann)
  ;({ wallet, walletId } = await enrol(device))
  at.server.clock.advance(31_000)
})

async function prove(signer = wallet, act: 'passkey' | 'archive' = 'passkey') {
  const { nonce } = (await device.post(`/api/wallet/${walletId}/proof`)).json()
  const { eip155: signature } = await signer.prove(walletId, { act, nonce })
  return { namespace: 'eip155', nonce, signature }
}

const add = (proof: unknown, id = credentialId, record = 'UkVDT1JE') =>
  device.post(`/api/wallet/${walletId}/passkeys/add`, { credentialId: id, record, proof })
const remove = (proof: unknown) =>
  device.post(`/api/wallet/${walletId}/passkeys/remove`, { credentialId, proof })

async function readPasskeys() {
  const { passkeys } = (await device.get('/api/session')).json().session.wallet
  return passkeys.map((passkey: { credentialId: string }) => passkey.credentialId)
}

/**
 * Returns the passkey records that a page receives when it recovers the wallet for another device.
 */
async function readRecords() {
  const other = await at.server.openDevice()
  const page = at.server.openPage()
  await other.signIn(ann)
  await other.post('/api/recovery/open', { publicKey: 'A'.repeat(43), origin: testHost })
  at.server.clock.advance(31_000)
  const sent = (await other.post('/api/recovery/link', { origin: testHost })).json()
  const token = at.server.mail.readToken(ann)
  await page.post('/api/device-link/approve', { token, number: sent.deviceNumber })
  return (await page.post('/api/recovery/read')).json().passkeys
}

test('S-35c, S-36a: a passkey of an opened wallet is stored, logged and returned in a recovery', async () => {
  expect((await add(await prove())).statusCode).toBe(200)
  const { session } = (await device.get('/api/session')).json()
  expect(session.wallet.passkeys).toEqual([
    {
      credentialId,
      browser: 'Chromium on Linux',
      addedAt: expect.stringMatching(/^\d{4}-/),
    },
  ])
  const { entries } = (await device.get('/api/activity')).json()
  expect(entries[0].kind).toBe('passkey_added')
  expect(await readRecords()).toEqual([{ credentialId, record: 'UkVDT1JE' }])
})

test('S-36a, S-36b: adding or removing a passkey needs a wallet proof for that act', async () => {
  const { wallet: stranger } = await enrol(await signInBob())
  for (const proof of [await prove(stranger), await prove(wallet, 'archive')])
    expect(codeOf(await add(proof))).toBe('invalid_wallet_proof')
  expect((await add(undefined)).statusCode).toBe(400)
  expect(await readPasskeys()).toEqual([])
  await add(await prove())
  for (const proof of [await prove(stranger), await prove(wallet, 'archive')])
    expect(codeOf(await remove(proof))).toBe('invalid_wallet_proof')
  expect(await readPasskeys()).toEqual([credentialId])
})

async function signInBob() {
  const bob = await at.server.openDevice()
  await bob.signIn('bob@example.test')
  return bob
}

test('S-36d: adding and removing a passkey is mailed with the site and the undo link', async () => {
  const { mail } = at.server
  for (const [act, subject] of [
    [add, 'A passkey was added to your wallet'],
    [remove, 'A passkey was removed from your wallet'],
  ] as const) {
    await act(await prove())
    expect(mail.mails.at(-1)).toMatchObject({ to: ann, subject })
    const text = mail.mails.at(-1)?.text
    expect(text).toContain('/device#undo=')
    expect(text).toContain('If this was you')
    expect(text).toContain(`Site: ${testHost}\nBrowser: Chromium on Linux\nIP address: 10.0.0.`)
  }
  const before = mail.mails.length
  expect(codeOf(await add(await prove(wallet, 'archive')))).toBe('invalid_wallet_proof')
  expect(mail.mails).toHaveLength(before)
  // The removal is applied even if its mail fails.
  mail.fail(true)
  expect((await add(await prove())).statusCode).toBe(200)
})

test('S-36a: a removed passkey recovers nothing, and comes back by the same proof', async () => {
  await add(await prove())
  expect((await remove(await prove())).statusCode).toBe(200)
  expect(await readPasskeys()).toEqual([])
  expect(await readRecords()).toEqual([])
  await add(await prove())
  expect(await readPasskeys()).toEqual([credentialId])
})

const undo = () =>
  at.server.openPage().post('/api/wallet-undo', { token: at.server.mail.readToken(ann) })
type Listed = { readonly id: string; readonly passkey: string; readonly state: string }
const list = async () =>
  (await device.get('/api/wallet-changes')).json().changes as readonly Listed[]
const day = 24 * 3_600_000

test('S-36c, S-36d: the mailed link removes only its added passkey, after a day', async () => {
  await add(await prove())
  await add(await prove(), 'Y3JlZGVudGlhbC0y')
  at.server.clock.advance(1_000)
  expect((await undo()).json()).toMatchObject({ state: 'waiting' })
  expect(await list()).toMatchObject([
    { kind: 'passkey', passkey: 'removed', state: 'waiting', proven: false },
    { kind: 'passkey', passkey: 'added', state: 'done', proven: true },
    { kind: 'passkey', passkey: 'added', state: 'done', proven: true },
  ])
  expect(await readPasskeys()).toHaveLength(2)
  at.server.clock.advance(day)
  expect(await readPasskeys()).toEqual([credentialId])
  expect(await readRecords()).toEqual([{ credentialId, record: 'UkVDT1JE' }])
})

test('S-36d: the links of two passkeys are both followed, and each undoes its own', async () => {
  await add(await prove())
  const first = at.server.mail.readToken(ann)
  await add(await prove(), 'Y3JlZGVudGlhbC0y')
  expect((await undo()).json().state).toBe('waiting')
  const page = at.server.openPage()
  expect((await page.post('/api/wallet-undo', { token: first })).json().state).toBe('waiting')
  at.server.clock.advance(day)
  expect(await readPasskeys()).toEqual([])
})

test('S-36g: a passkey that was removed comes back at once by a proof, after a day by the link', async () => {
  await add(await prove())
  at.server.clock.advance(1_000)
  await remove(await prove())
  const [removed] = await list()
  expect(removed).toMatchObject({ passkey: 'removed', state: 'done' })
  const proof = await wallet.proveOpened(device, walletId, 'restore')
  const restored = await device.post(`/api/wallet-changes/${removed?.id}/restore`, { proof })
  expect(restored.statusCode).toBe(200)
  expect(await readPasskeys()).toEqual([credentialId])
  expect(at.server.mail.mails.at(-1)?.subject).toBe('A passkey was added to your wallet')

  await remove(await prove())
  expect((await undo()).json().state).toBe('waiting')
  at.server.clock.advance(day)
  expect(await readPasskeys()).toEqual([credentialId])
})

test('S-36d: a link does not undo what its owner has done since with the same passkey', async () => {
  await add(await prove())
  const token = at.server.mail.readToken(ann)
  await remove(await prove())
  expect(codeOf(await at.server.openPage().post('/api/wallet-undo', { token }))).toBe('link_over')
  await add(await prove(), credentialId, 'TkVX')
  expect(codeOf(await at.server.openPage().post('/api/wallet-undo', { token }))).toBe('link_over')
  expect(await readPasskeys()).toEqual([credentialId])
})

test('S-36d: repeating a finished passkey request changes nothing and sends no mail', async () => {
  await remove(await prove())
  expect(await list()).toEqual([])
  await add(await prove())
  const before = at.server.mail.mails.length
  await add(await prove())
  expect(at.server.mail.mails).toHaveLength(before)
  expect(await list()).toHaveLength(1)
})

test('S-35a: several passkeys, one record for each, ten at most', async () => {
  const ids = Array.from({ length: 10 }, (_, index) => `Y3JlZGVudGlhbC0x${index}`)
  for (const id of ids) await add(await prove(), id)
  await add(await prove(), ids[3], 'TkVX')
  expect((await readPasskeys()).toSorted()).toEqual(ids)
  expect(codeOf(await add(await prove()))).toBe('too_many_passkeys')
})

test('S-36a: two passkeys added in parallel are both stored', async () => {
  const proofs = [await prove(), await prove()]
  await Promise.all([add(proofs[0]), add(proofs[1], 'Y3JlZGVudGlhbC0y')])
  expect(await readPasskeys()).toHaveLength(2)
})

test('the wallet’s own pages learn whose they are, and an app of a project alone', async () => {
  const read = async (query: string) => (await device.get(`/api/operator${query}`)).json()
  const known = await read(`?origin=${encodeURIComponent(testHost)}`)
  expect(known.app).toMatchObject({ origin: testHost, projectId: testProject })
  expect(known.name).toBe('Latchkey')
  expect((await read('?origin=https%3A%2F%2Fevil.test')).app).toBeNull()
  expect((await read('')).app).toBeNull()
})
