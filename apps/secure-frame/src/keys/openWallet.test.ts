import { createSealingKeys, openBytes } from '@latchkey/frame-api/sealing'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import {
  CutError,
  createFakeWalletServer,
  type FakeWalletServer,
  type WalletServerStep,
} from '../testing/createFakeWalletServer.ts'
import { deriveAddresses } from './accountKeys.ts'
import type { Bytes } from './bytes.ts'
import { readDeviceKeys } from './deviceKeys.ts'
import { openDeviceRecord, openRecoveryCode } from './deviceRecord.ts'
import { RecoveryRequiredError, WalletArchivedError } from './errors.ts'
import { type FrameDatabase, openFrameDatabase } from './openFrameDatabase.ts'
import { openWallet } from './openWallet.ts'
import { openCodeLayer } from './recoveryRecord.ts'
import { openShareLayer } from './shareLayer.ts'

const userId = 'user000000000001'

/**
 * Creates one browser profile. Each call of `open` acts as a new document that reads the stored
 * data.
 */
async function createDevice(
  name: string,
  server: FakeWalletServer,
  { factory = new IDBFactory(), escrowKey }: { factory?: IDBFactory; escrowKey?: Bytes } = {},
) {
  const database = await openFrameDatabase(factory)
  const { deviceKey } = await readDeviceKeys(database)
  const open = (over: { database?: FrameDatabase } = {}) =>
    openWallet({
      userId,
      database: over.database ?? database,
      deviceKey,
      server: server.forDevice(name),
      locks: navigator.locks,
      escrowKey,
    })
  return { database, deviceKey, open, factory }
}

/** Checks that the record opens and that the recovery code yields the same entropy. */
async function expectWhole(
  server: FakeWalletServer,
  device: Awaited<ReturnType<typeof createDevice>>,
) {
  const { record, share } = await device.open()
  if (!share) return expect.unreachable('no share')
  const active = server.getActive()
  expect(record).toMatchObject({ state: 'active', walletId: active?.walletId })
  expect(record.addresses).toEqual(active?.addresses)
  const keys = { deviceKey: device.deviceKey, share }
  const entropy = await openDeviceRecord(record, keys)
  expect(deriveAddresses(entropy)).toEqual(record.addresses)
  const uploaded = server.getRecovery(record.walletId)
  const code = await openRecoveryCode(record, keys)
  if (!uploaded || !code) return expect.unreachable('no recovery record or code')
  const layer = await openCodeLayer(uploaded, code)
  expect(await openShareLayer(layer, { walletId: record.walletId, share })).toEqual(entropy)
}

test('default: the first login creates a wallet, later logins open it', async () => {
  const server = createFakeWalletServer()
  const device = await createDevice('a', server)
  const first = await device.open()
  const again = await device.open()
  expect(again.record).toEqual(first.record)
  await expectWhole(server, device)
  expect(server.calls.filter((x) => x === 'activate')).toHaveLength(1)
})

const steps: readonly WalletServerStep[] = ['reserve', 'releaseShare', 'uploadRecovery', 'activate']
const cuts = steps.flatMap((step) => [
  { step, when: 'before' as const },
  { step, when: 'after' as const },
])

test.each(cuts)(
  'S-27d: a crash $when "$step" is resumed by the next call',
  async ({ step, when }) => {
    const server = createFakeWalletServer()
    const device = await createDevice('a', server)
    server.cut(step, when)
    await expect(device.open()).rejects.toThrow(CutError)
    await expectWhole(server, device)
    expect(await device.database.get('aside', `${userId}|${server.getActive()?.walletId}`)).toBe(
      undefined,
    )
  },
)

test.each([1, 2])('S-27d: a crash at database write %i is resumed', async (at) => {
  const server = createFakeWalletServer()
  const device = await createDevice('a', server)
  let writes = 0
  const failing: FrameDatabase = {
    ...device.database,
    async put(...parameters) {
      writes += 1
      if (writes === at) throw new CutError()
      return device.database.put(...parameters)
    },
  }
  await expect(device.open({ database: failing })).rejects.toThrow(CutError)
  await expectWhole(server, device)
})

/** Checks that the key service can open its copy and that the copy holds the wallet's entropy. */
async function expectEscrow(
  server: FakeWalletServer,
  keys: Awaited<ReturnType<typeof createSealingKeys>>,
) {
  const { walletId, addresses } = server.getActive() ?? expect.unreachable('no wallet')
  const copy = server.getEscrow(walletId) ?? expect.unreachable('no copy')
  const entropy = await openBytes(copy, { ...keys, purpose: 'secure-frame/escrow/v1', walletId })
  expect(deriveAddresses(entropy)).toEqual(addresses)
}

test('S-26: with escrow the operator gets a copy of a new wallet before its activation', async () => {
  const server = createFakeWalletServer()
  const keys = await createSealingKeys()
  const device = await createDevice('a', server, { escrowKey: keys.publicKey })
  expect(await device.open()).toMatchObject({ escrowed: true })
  await expectWhole(server, device)
  await expectEscrow(server, keys)
  const last = server.calls.filter((call) => call === 'putEscrow' || call === 'activate')
  expect(last).toEqual(['putEscrow', 'activate'])
})

test('S-26: no copy exists without escrow, and an older wallet gets none automatically', async () => {
  const server = createFakeWalletServer()
  const first = await createDevice('a', server)
  expect(await first.open()).toMatchObject({ escrowed: false })
  const { publicKey: escrowKey } = await createSealingKeys()
  const later = await createDevice('a', server, { factory: first.factory, escrowKey })
  expect(await later.open()).toMatchObject({ escrowed: false })
  expect(server.calls).not.toContain('putEscrow')
})

test.each([
  { step: 'putEscrow', when: 'before' },
  { step: 'putEscrow', when: 'after' },
  { step: 'activate', when: 'before' },
] as const)('S-26: a crash $when "$step" is resumed by the next call', async ({ step, when }) => {
  const server = createFakeWalletServer()
  const keys = await createSealingKeys()
  const device = await createDevice('a', server, { escrowKey: keys.publicKey })
  server.cut(step, when)
  await expect(device.open()).rejects.toThrow(CutError)
  expect(await device.open()).toMatchObject({ escrowed: true })
  await expectWhole(server, device)
  await expectEscrow(server, keys)
})

test('S-27e: two tabs that start together end with one wallet', async () => {
  const server = createFakeWalletServer()
  const factory = new IDBFactory()
  const first = await createDevice('a', server, { factory })
  const second = await createDevice('a', server, { factory })
  const opened = await Promise.all([first.open(), second.open()])
  expect(opened[0]?.record.addresses).toEqual(opened[1]?.record.addresses)
  await expectWhole(server, first)
})

test('S-27e: of two devices that start together the later one has to recover the wallet', async () => {
  const server = createFakeWalletServer()
  const early = await createDevice('a', server)
  const late = await createDevice('b', server)
  server.cut('activate', 'before')
  await expect(late.open()).rejects.toThrow(CutError)
  await early.open()
  await expect(late.open()).rejects.toThrow(RecoveryRequiredError)
  await expectWhole(server, early)
})

test('S-27b, S-33: a wiped profile requires recovery every time and creates no wallet', async () => {
  const server = createFakeWalletServer()
  const device = await createDevice('a', server)
  await device.open()
  await device.database.clear()
  const { open } = await createDevice('a', server, { factory: device.factory })
  await expect(open()).rejects.toThrow(RecoveryRequiredError)
  await expect(open()).rejects.toThrow(RecoveryRequiredError)
  expect(server.calls.filter((x) => x === 'uploadRecovery')).toHaveLength(1)
})

test('S-27b, S-33: an unreadable record is moved aside, and recovery is required', async () => {
  const server = createFakeWalletServer()
  const device = await createDevice('a', server)
  const { record } = await device.open()
  const damaged = { ...record, ct: record.ct.map((byte) => byte ^ 1) }
  await device.database.put('wallets', userId, damaged)
  await expect(device.open()).rejects.toThrow(RecoveryRequiredError)
  expect(await device.database.get('wallets', userId)).toBeUndefined()
  const aside = await device.database.get('aside', `${userId}|${record.walletId}`)
  expect(aside).toEqual({ ...damaged, unreadable: true })
  await expect(device.open()).rejects.toThrow(RecoveryRequiredError)
})

test('S-36g, S-27b: an archived wallet is not replaced, and opens again after restoration', async () => {
  const server = createFakeWalletServer()
  const device = await createDevice('a', server)
  const { record } = await device.open()
  const back = server.archive()
  await expect(device.open()).rejects.toThrow(WalletArchivedError)
  expect(await device.database.get('wallets', userId)).toEqual(record)
  // Another device created a wallet in its place.
  const thief = await createDevice('b', server)
  await thief.open()
  await expect(device.open()).rejects.toThrow(RecoveryRequiredError)
  back()
  expect((await device.open()).record).toEqual(record)
  expect(await device.database.get('aside', `${userId}|${record.walletId}`)).toBeUndefined()
})

test('S-21: the keys of a device are usable and not extractable, and two tabs share them', async () => {
  const factory = new IDBFactory()
  const [first, second] = await Promise.all([
    openFrameDatabase(factory).then(readDeviceKeys),
    openFrameDatabase(factory).then(readDeviceKeys),
  ])
  for (const key of [first.deviceKey, first.proofKey.privateKey]) {
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow()
  }
  const iv = new Uint8Array(12)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, first.deviceKey, iv)
  expect(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, second.deviceKey, sealed)).toEqual(
    iv.buffer,
  )
})
