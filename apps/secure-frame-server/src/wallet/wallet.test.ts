import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { wallets } from '../db/schema.ts'
import { toKeyId } from '../keys/envelope.ts'
import { findSession } from '../sessions/sessions.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { createTestWallet, enrol } from '../testing/createTestWallet.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'
import { releaseUserShare } from './shares.ts'

const at = useTestServer()
const ann = 'ann@example.test'

async function signIn(email = ann) {
  const device = await at.server.openDevice()
  expect((await device.signIn(email)).statusCode).toBe(200)
  at.server.clock.advance(31_000)
  return device
}

test('default: reserve, share, record, activate', async () => {
  const device = await signIn()
  const { walletId, wallet, activated } = await enrol(device)
  const { addresses } = wallet
  const whole = {
    walletId,
    state: 'active',
    addresses,
    hasRecovery: true,
    backedUp: false,
    passkeys: [],
    escrowed: false,
  }
  expect(activated.json().wallet).toEqual(whole)
  const proof = await wallet.proveOpened(device, walletId, 'backup')
  await device.post(`/api/wallet/${walletId}/backed-up`, { proof })
  const { session } = (await device.get('/api/session')).json()
  expect(session.wallet).toEqual({ ...whole, backedUp: true })
})

test('S-24, S-36b: a mailbox alone notes no backup, so warnings stay', async () => {
  const owner = await signIn()
  const { walletId, wallet } = await enrol(owner)
  const thief = await signIn()
  const path = `/api/wallet/${walletId}/backed-up`
  expect(codeOf(await thief.post(path))).toBe('invalid_request')
  const proof = await createTestWallet().proveOpened(thief, walletId, 'backup')
  expect(codeOf(await thief.post(path, { proof }))).toBe('invalid_wallet_proof')
  const other = await wallet.proveOpened(owner, walletId, 'passkey')
  expect(codeOf(await owner.post(path, { proof: other }))).toBe('invalid_wallet_proof')
  const { session } = (await owner.get('/api/session')).json()
  expect(session.wallet.backedUp).toBe(false)
})

test('S-24: an archived wallet records no backup', async () => {
  const owner = await signIn()
  const { walletId, wallet } = await enrol(owner)
  const archived = await wallet.proveOpened(owner, walletId, 'archive')
  await owner.post(`/api/wallet/${walletId}/archive`, { confirmations: 2, proof: archived })
  const proof = await wallet.proveOpened(owner, walletId, 'backup')
  expect(codeOf(await owner.post(`/api/wallet/${walletId}/backed-up`, { proof }))).toBe('not_found')
})

test('S-22: a share is 32 random bytes, the same each time, enveloped in the database', async () => {
  const device = await signIn()
  const { walletId } = await enrol(device)
  const release = async () =>
    (await device.post(`/api/wallet/${walletId}/share`, { purpose: 'use' })).json().share
  const share = await release()
  expect(Buffer.from(share, 'base64url')).toHaveLength(32)
  expect(await release()).toBe(share)
  const [row] = await at.db.select().from(wallets)
  expect(toKeyId(row?.share ?? '')).toBe('k1')
  expect(JSON.stringify(row)).not.toContain(share)
  const other = await signIn('bob@example.test')
  const { walletId: otherId } = await enrol(other)
  const theirs = await other.post(`/api/wallet/${otherId}/share`, { purpose: 'use' })
  expect(theirs.json().share).not.toBe(share)
})

test('S-27a, S-27d: reserving at once, or again, is one wallet; activating again changes nothing', async () => {
  const device = await signIn()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => device.post('/api/wallet/reserve')),
  )
  const ids = answers.map((answer) => answer.json().wallet.walletId)
  expect(new Set(ids).size).toBe(1)
  const { walletId, wallet } = await enrol(device)
  expect(walletId).toBe(ids[0])
  const { addresses } = wallet
  const proofs = await wallet.prove(walletId)
  const again = await device.post(`/api/wallet/${walletId}/activate`, { addresses, proofs })
  expect(again.statusCode).toBe(200)
  const other = createTestWallet()
  const changed = { addresses: other.addresses, proofs: await other.prove(walletId) }
  expect(codeOf(await device.post(`/api/wallet/${walletId}/activate`, changed))).toBe(
    'wallet_exists',
  )
  expect(codeOf(await device.post(`/api/wallet/${walletId}/discard`))).toBe('wallet_exists')
})

test('S-27a, S-27e: of two devices that activate a wallet in parallel one wins, one is refused', async () => {
  const [first, second] = [await signIn(), await signIn()]
  const reserved = await Promise.all(
    [first, second].map(async (device) => {
      const { walletId } = (await device.post('/api/wallet/reserve')).json().wallet
      await device.post(`/api/wallet/${walletId}/recovery`, { record: 'AAAA' })
      const wallet = createTestWallet()
      const body = { addresses: wallet.addresses, proofs: await wallet.prove(walletId) }
      return { device, activate: () => device.post(`/api/wallet/${walletId}/activate`, body) }
    }),
  )
  const answers = await Promise.all(reserved.map(({ activate }) => activate()))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const sessions = await Promise.all([first, second].map((device) => device.get('/api/session')))
  const seen = sessions.map((answer) => answer.json().session.wallet)
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0].state).toBe('active')
})

test('S-27f: activation needs a signature of each address and a recovery record', async () => {
  const device = await signIn()
  const { walletId } = (await device.post('/api/wallet/reserve')).json().wallet
  const [mine, other] = [createTestWallet(), createTestWallet()]
  const { addresses } = mine
  const [proofs, foreign] = [await mine.prove(walletId), await other.prove(walletId)]
  const activate = (body: object) => device.post(`/api/wallet/${walletId}/activate`, body)
  expect(codeOf(await activate({ addresses, proofs }))).toBe('wallet_incomplete')
  await device.post(`/api/wallet/${walletId}/recovery`, { record: 'AAAA' })
  for (const wrong of [
    { ...proofs, eip155: foreign.eip155 },
    { ...proofs, solana: foreign.solana },
    await mine.prove('another0wallet0id00000'),
  ]) {
    expect(codeOf(await activate({ addresses, proofs: wrong }))).toBe('invalid_wallet_proof')
  }
  expect((await activate({ addresses, proofs })).statusCode).toBe(200)
})

test('S-36a, S-27c: reserved wallets can be dropped; archiving needs two confirmations and proof', async () => {
  const device = await signIn()
  const reserve = async () => (await device.post('/api/wallet/reserve')).json().wallet.walletId
  const dropped = await reserve()
  await device.post(`/api/wallet/${dropped}/discard`)
  const { walletId, wallet } = await enrol(device)
  expect(walletId).not.toBe(dropped)
  const archive = (body: object) => device.post(`/api/wallet/${walletId}/archive`, body)
  expect((await archive({ confirmations: 1 })).statusCode).toBe(400)
  at.server.clock.advance(10 * 60_000)
  expect(codeOf(await archive({ confirmations: 2 }))).toBe('login_too_old')
  const proof = await wallet.proveOpened(device, walletId, 'archive')
  expect((await archive({ confirmations: 2, proof })).json().change).toMatchObject({
    kind: 'archive',
    state: 'done',
    proven: true,
  })
  expect((await enrol(device)).activated.statusCode).toBe(200)
})

test('S-29d, S-31: a share needs the session, the key, the right user and a known device', async () => {
  const device = await signIn()
  const { walletId } = await enrol(device)
  const path = `/api/wallet/${walletId}/share`
  const stranger = await at.server.openDevice()
  expect((await stranger.post(path, { purpose: 'use' })).statusCode).toBe(401)
  const bob = await signIn('bob@example.test')
  expect((await bob.post(path, { purpose: 'use' })).statusCode).toBe(404)

  const thief = await at.server.openDevice()
  for (const [name, value] of device.browser.cookies) thief.browser.cookies.set(name, value)
  expect(codeOf(await thief.post(path, { purpose: 'use' }))).toBe('not_signed_in')
  expect((await device.post(path, { purpose: 'use' })).statusCode).toBe(200)

  const second = await signIn()
  const { devices } = (await second.get('/api/devices')).json()
  const { id } = devices.find((known: { current: boolean }) => !known.current)
  expect((await second.post(`/api/devices/${id}/revoke`)).statusCode).toBe(200)
  expect((await device.post(path, { purpose: 'use' })).statusCode).toBe(401)
  expect((await second.post(path, { purpose: 'use' })).statusCode).toBe(200)
})

test('S-31: thirty releases an hour for a device, sixty for a user, each in the log', async () => {
  const devices = [await signIn(), await signIn(), await signIn()]
  const { walletId } = await enrol(devices[0] ?? (await signIn()))
  const release = async (index: number) => {
    at.server.clock.advance(2_100)
    return devices[index]?.post(`/api/wallet/${walletId}/share`, { purpose: 'use' })
  }
  const count = async (index: number, times: number) => {
    let released = 0
    for (let i = 0; i < times; i += 1) {
      if ((await release(index))?.statusCode === 200) released += 1
    }
    return released
  }
  expect(await count(0, 32)).toBe(30)
  expect(await count(1, 29)).toBe(29)
  const [last, refused] = [await release(2), await release(2)]
  expect([last?.statusCode, refused?.statusCode]).toEqual([200, 429])
  expect(refused && codeOf(refused)).toBe('too_many_requests_of_share')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(60)
  const { entries } = (await devices[0]?.get('/api/activity'))?.json() ?? { entries: [] }
  expect(entries).toHaveLength(50)
  expect(entries[0].kind).toBe('share_released')
})

test('S-31: of forty releases at once thirty happen', async () => {
  const device = await signIn()
  const { walletId } = await enrol(device)
  const token = device.browser.cookies.get('__Host-frame') ?? ''
  const key = { token, thumbprint: device.thumbprint }
  const session = await findSession(at.db, key, at.server.clock.now())
  if (!session) throw new Error('no session')
  const releasing = Array.from({ length: 40 }, () =>
    releaseUserShare(at.server.context, session, { walletId, purpose: 'use' }),
  )
  const settled = await Promise.allSettled(releasing)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
})

test('S-32: export needs a code or a login of the last five minutes', async () => {
  const device = await signIn()
  const { walletId } = await enrol(device)
  at.server.clock.advance(5 * 60_000)
  const release = () => device.post(`/api/wallet/${walletId}/share`, { purpose: 'export' })
  expect(codeOf(await release())).toBe('fresh_code_needed')
  const { transactionId } = (await device.post('/api/fresh-code/send')).json()
  const code = at.server.mail.readCode(ann)
  const fresh = await device.post('/api/fresh-code/submit', { transactionId, code })
  expect(Date.parse(fresh.json().freshUntil)).toBe(at.server.clock.now() + 300_000)
  expect((await release()).statusCode).toBe(200)
  at.server.clock.advance(300_000)
  expect(codeOf(await release())).toBe('fresh_code_needed')
  const { entries } = (await device.get('/api/activity')).json()
  expect(entries[0].kind).toBe('export_released')
})

test('S-34: a new master key wraps new shares at once and old ones on use; both stay readable', async () => {
  const device = await signIn()
  const { walletId } = await enrol(device)
  const path = `/api/wallet/${walletId}/share`
  const share = (await device.post(path, { purpose: 'use' })).json().share
  const { config } = at.server.context
  const keys = { ...config.masterKeys.keys, k2: randomBytes(32) }
  const rotated = await createTestServer({
    db: at.db,
    config: { ...config, masterKeys: { current: 'k2', keys } },
    start: at.server.clock.now(),
  })
  const moved = await rotated.openDevice()
  await moved.signIn('bob@example.test')
  await enrol(moved)
  const keyIds = async () =>
    (await at.db.select().from(wallets)).map((row) => toKeyId(row.share)).toSorted()
  expect(await keyIds()).toEqual(['k1', 'k2'])

  rotated.clock.advance(31_000)
  const again = await rotated.openDevice()
  await again.signIn(ann)
  expect((await again.post(path, { purpose: 'use' })).json().share).toBe(share)
  expect(await keyIds()).toEqual(['k2', 'k2'])
  expect((await again.post(path, { purpose: 'use' })).json().share).toBe(share)
})
