import { toWalletProofText, WalletProof } from '@latchkey/frame-api'
import { createSealingKeys } from '@latchkey/frame-api/sealing'
import { IDBFactory } from 'fake-indexeddb'
import { type Hex, hashMessage, recoverAddress, recoverMessageAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeWalletServer } from '../testing/createFakeWalletServer.ts'
import { toUtf8 } from './bytes.ts'
import { createVault, idleMs } from './createVault.ts'
import { RecoveryRequiredError, WalletLockedError } from './errors.ts'
import { openFrameDatabase } from './openFrameDatabase.ts'
import { toSignatureHex } from './signatures.ts'
import type { WalletServer } from './WalletServer.ts'

afterEach(() => void vi.useRealTimers())

const userId = 'user000000000001'
const hash = hashMessage('hello')

async function createTestVault() {
  const server = createFakeWalletServer()
  const database = await openFrameDatabase(new IDBFactory())
  const load = () =>
    createVault({ database, server: server.forDevice('a'), locks: navigator.locks })
  async function createEscrowed() {
    const { publicKey: escrowKey } = await createSealingKeys()
    return createVault({
      database: await openFrameDatabase(new IDBFactory()),
      server: createFakeWalletServer().forDevice('a'),
      locks: navigator.locks,
      escrowKey,
    })
  }
  const releases = () => server.calls.filter((call) => call === 'releaseShare').length
  return { vault: load(), load, createEscrowed, releases, database }
}

test('default: signs with the accounts that it returned', async () => {
  const { vault } = await createTestVault()
  const addresses = await vault.open({ userId })
  const signature = toSignatureHex(await vault.signHash(hash))
  expect(await recoverAddress({ hash, signature })).toBe(addresses.eip155)
  expect(await vault.signBytes(toUtf8('hello'))).toHaveLength(64)
})

test('S-28a: the share is dropped after 15 idle minutes and requested again', async () => {
  const { vault, releases } = await createTestVault()
  await vault.open({ userId })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await vault.signHash(hash)
  vi.advanceTimersByTime(idleMs - 1)
  await vault.signHash(hash)
  expect(releases()).toBe(1)
  vi.advanceTimersByTime(idleMs - 1)
  await vault.signHash(hash)
  expect(releases()).toBe(1)
  vi.advanceTimersByTime(idleMs)
  await vault.signHash(hash)
  expect(releases()).toBe(2)
})

test('S-29a: a sign-out during the share request prevents the signature', async () => {
  const device = createFakeWalletServer().forDevice('a')
  const server: WalletServer = {
    ...device,
    async releaseShare(walletId, purpose) {
      const share = await device.releaseShare(walletId, purpose)
      if (purpose === 'use') vault.close()
      return share
    },
  }
  const database = await openFrameDatabase(new IDBFactory())
  const vault = createVault({ database, server, locks: navigator.locks })
  await vault.open({ userId })
  vault.dropShare()
  await expect(vault.signHash(hash)).rejects.toThrow(WalletLockedError)
})

test('S-28a: a closed vault leaves no timer', async () => {
  const { vault } = await createTestVault()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await vault.open({ userId })
  // Compared within one task, because tests of one page share its timers and another test may have
  // left one.
  const waiting = vi.getTimerCount()
  vault.close()
  expect(vi.getTimerCount()).toBe(waiting - 1)
})

test('S-28a: leaving the page drops the share', async () => {
  const { vault, releases } = await createTestVault()
  await vault.open({ userId })
  vault.dropShare()
  expect(vault.getAddresses()).toBeDefined()
  await vault.signHash(hash)
  expect(releases()).toBe(2)
})

test.each(['dropShare', 'close'] as const)(
  'S-28b: %s overwrites the bytes of the share, and no earlier step does',
  async (end) => {
    const device = createFakeWalletServer().forDevice('a')
    const released: Uint8Array[] = []
    const server: WalletServer = {
      ...device,
      async releaseShare(walletId, purpose) {
        const share = await device.releaseShare(walletId, purpose)
        released.push(share)
        return share
      },
    }
    const database = await openFrameDatabase(new IDBFactory())
    const vault = createVault({ database, server, locks: navigator.locks })
    await vault.open({ userId })
    await vault.signHash(hash)
    const used = released.at(-1)
    expect(used?.some((byte) => byte !== 0)).toBe(true)
    vault[end]()
    expect(used?.every((byte) => byte === 0)).toBe(true)
  },
)

test('S-29a: after sign-out signing rejects, and the sealed record stays', async () => {
  const { vault, database } = await createTestVault()
  const addresses = await vault.open({ userId })
  vault.close()
  expect(vault.getAddresses()).toBeUndefined()
  await expect(vault.signHash(hash)).rejects.toThrow(WalletLockedError)
  expect(await database.get('wallets', userId)).toMatchObject({ addresses })
})

test('S-24: a copy confirmed in another document ends the warning here', async () => {
  const { vault } = await createTestVault()
  await vault.open({ userId })
  expect(vault.needsBackup()).toBe(true)
  vault.note('backed-up')
  expect(vault.needsBackup()).toBe(false)
  await vault.signHash(hash)
})

test('S-31: a reloaded page requests the share only with the first signature', async () => {
  const { vault, load, releases } = await createTestVault()
  const addresses = await vault.open({ userId })
  const before = releases()
  const again = load()
  for (let reload = 0; reload < 40; reload += 1)
    expect(await load().open({ userId })).toEqual(addresses)
  expect(await again.open({ userId })).toEqual(addresses)
  expect(releases()).toBe(before)
  const signature = toSignatureHex(await again.signHash(hash))
  expect(await recoverAddress({ hash, signature })).toBe(addresses.eip155)
  expect(releases()).toBe(before + 1)
})

test.each(['outer', 'inner'])(
  'S-33: a record whose %s layer does not open is moved aside, and opening rejects',
  async (layer) => {
    const { vault, load, database } = await createTestVault()
    await vault.open({ userId })
    const record = await database.get('wallets', userId)
    if (!record) return expect.unreachable('no record')
    const broken = layer === 'outer' ? { iv2: record.iv1 } : { iv1: record.iv2 }
    await database.put('wallets', userId, { ...record, ...broken })
    const again = load()
    const using = again.open({ userId }).then(() => again.signHash(hash))
    await expect(using).rejects.toThrow(RecoveryRequiredError)
    expect(await database.get('wallets', userId)).toBeUndefined()
    expect(await database.get('aside', `${userId}|${record.walletId}`)).toBeDefined()
    await expect(load().open({ userId })).rejects.toThrow(RecoveryRequiredError)
  },
)

test('S-24, S-35f: `needsBackup` is false while a passkey exists or the code is confirmed', async () => {
  const { vault } = await createTestVault()
  await vault.open({ userId })
  expect(vault.needsBackup()).toBe(true)
  vault.note('passkey')
  expect(vault.needsBackup()).toBe(false)
  vault.note('no-passkey')
  expect(vault.needsBackup()).toBe(true)
  vault.note('backed-up')
  expect(vault.needsBackup()).toBe(false)
})

test('S-26: `isEscrowed` follows the stored wallet and the changes by its owner', async () => {
  const { vault, load, createEscrowed } = await createTestVault()
  await vault.open({ userId })
  expect(vault.isEscrowed()).toBe(false)
  vault.note('escrowed')
  expect(vault.isEscrowed()).toBe(true)
  vault.note('not-escrowed')
  expect(vault.isEscrowed()).toBe(false)
  expect(load().isEscrowed()).toBe(false)
  const escrowed = await createEscrowed()
  await escrowed.open({ userId })
  expect(escrowed.isEscrowed()).toBe(true)
})

test('S-36b: an open wallet proves one act with one nonce; a closed one rejects', async () => {
  const { vault } = await createTestVault()
  await expect(vault.prove('archive')).rejects.toThrow(WalletLockedError)
  const { eip155 } = await vault.open({ userId })
  const { walletId, proof } = await vault.prove('archive')
  const message = toWalletProofText(walletId, { act: 'archive', nonce: proof.nonce })
  const signature = proof.signature as Hex
  expect(WalletProof.parse(proof)).toEqual(proof)
  expect(await recoverMessageAddress({ message, signature })).toBe(eip155)
  const other = toWalletProofText(walletId, { act: 'code', nonce: proof.nonce })
  expect(await recoverMessageAddress({ message: other, signature })).not.toBe(eip155)
})
