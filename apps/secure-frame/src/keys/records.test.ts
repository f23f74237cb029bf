import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveAddresses } from './accountKeys.ts'
import { type Bytes, randomBytes } from './bytes.ts'
import {
  checkDeviceLayer,
  type DeviceRecord,
  openDeviceRecord,
  openRecoveryCode,
  sealDeviceRecord,
} from './deviceRecord.ts'
import { UnreadableRecordError } from './errors.ts'
import { sealPasskeyRecord } from './passkeyRecord.ts'
import { createRecoveryCode } from './recoveryCode.ts'
import { openCodeLayer, sealRecoveryRecord } from './recoveryRecord.ts'
import { openShareLayer } from './shareLayer.ts'
import { createTransferReceiver, sealTransfer, toFingerprint } from './transfer.ts'

const createDeviceKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

async function expectUnreadable(openings: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(openings)
  const reasons = outcomes.map((x) => x.status === 'rejected' && x.reason)
  for (const reason of reasons) expect(reason).toBeInstanceOf(UnreadableRecordError)
}

async function createSealed() {
  const entropy = randomBytes(16)
  const keys = { deviceKey: await createDeviceKey(), share: randomBytes(32) }
  const recoveryCode = createRecoveryCode()
  const owner = { walletId: crypto.randomUUID(), userId: crypto.randomUUID() }
  const addresses = deriveAddresses(entropy)
  const record = await sealDeviceRecord({
    ...keys,
    ...owner,
    entropy,
    addresses,
    recoveryCode,
    state: 'pending',
  })
  return { entropy, keys, record, recoveryCode }
}

const withBitFlipped = (bytes: Bytes, bit: number): Bytes => {
  const copy = bytes.slice()
  const at = Math.floor(bit / 8) % copy.length
  copy[at] = (copy[at] ?? 0) ^ (1 << (bit % 8))
  return copy
}

test('S-23: a device record opens only with both its device key and its share', async () => {
  const { entropy, keys, record, recoveryCode } = await createSealed()
  expect(await openDeviceRecord(record, keys)).toEqual(entropy)
  expect(await openRecoveryCode(record, keys)).toBe(recoveryCode)

  const wrong = [
    openDeviceRecord(record, { ...keys, share: randomBytes(32) }),
    openDeviceRecord(record, { ...keys, deviceKey: await createDeviceKey() }),
    openDeviceRecord({ ...record, walletId: 'other' }, keys),
    openDeviceRecord({ ...record, userId: 'other' }, keys),
    openDeviceRecord({ ...record, ...record.backup }, keys),
    openRecoveryCode({ ...record, backup: record }, keys),
  ]
  await expectUnreadable(wrong)
})

test('S-23: any flipped bit of a device record fails closed', async () => {
  const { keys, record } = await createSealed()
  const field = fc.constantFrom('iv1', 'iv2', 'ct')
  await fc.assert(
    fc.asyncProperty(field, fc.nat(4095), async (name, bit) => {
      const changed = { ...record, [name]: withBitFlipped(record[name], bit) } as DeviceRecord
      await expect(openDeviceRecord(changed, keys)).rejects.toThrow(UnreadableRecordError)
    }),
  )
})

test('S-23: the device layer can be checked without the share', async () => {
  const { keys, record } = await createSealed()
  await checkDeviceLayer(record, keys.deviceKey)
  await expectUnreadable([
    checkDeviceLayer(record, await createDeviceKey()),
    checkDeviceLayer({ ...record, ct: withBitFlipped(record.ct, 9) }, keys.deviceKey),
    checkDeviceLayer({ ...record, walletId: 'other' }, keys.deviceKey),
  ])
})

test('S-23, S-24, S-35a: every record has version 1 and 96-bit IVs', async () => {
  const { record, entropy, keys, recoveryCode: code } = await createSealed()
  const parts = { walletId: record.walletId, entropy, share: keys.share }
  const passkey = { credentialId: 'Y3JlZGVudGlhbC0x', secret: randomBytes(32) }
  const records = [
    record,
    await sealRecoveryRecord({ ...parts, code }),
    await sealPasskeyRecord({ ...parts, ...passkey }),
  ]
  expect(record.state).toBe('pending')
  expect(records.map(({ v }) => v)).toEqual([1, 1, 1])
  const lengths = records.flatMap(({ iv1, iv2 }) => [iv1.length, iv2.length])
  expect(lengths).toEqual([12, 12, 12, 12, 12, 12])
})

test('S-24: a record with a confirmed code contains no code', async () => {
  const { entropy, keys, record } = await createSealed()
  const { backup: _, ...owner } = record
  const confirmed = await sealDeviceRecord({ ...owner, ...keys, entropy })
  expect(confirmed).not.toHaveProperty('backup')
  expect(await openRecoveryCode(confirmed, keys)).toBeUndefined()
})

test('S-23: no IV is used twice', async () => {
  const { entropy, keys, record } = await createSealed()
  const seen = new Set<string>()
  for (let index = 0; index < 100; index += 1) {
    const again = await sealDeviceRecord({ ...record, ...keys, entropy })
    seen.add(again.iv1.join()).add(again.iv2.join())
  }
  expect(seen.size).toBe(200)
})

test('S-24: a recovery record needs the code and then the share of its wallet', async () => {
  const entropy = randomBytes(16)
  const share = randomBytes(32)
  const code = createRecoveryCode()
  const walletId = 'wallet-1'
  const record = await sealRecoveryRecord({ walletId, entropy, code, share })
  const layer = await openCodeLayer(record, code)
  expect(await openShareLayer(layer, { walletId, share })).toEqual(entropy)

  const wrong = [
    openCodeLayer(record, createRecoveryCode()),
    openCodeLayer({ ...record, walletId: 'wallet-2' }, code),
    openShareLayer(layer, { walletId, share: randomBytes(32) }),
    openShareLayer(layer, { walletId: 'wallet-2', share }),
  ]
  await expectUnreadable(wrong)
})

test('S-25d: a transfer opens only in the frame and for the wallet it was sealed to', async () => {
  const walletId = 'wallet-1'
  const layer = { iv: randomBytes(12), ct: randomBytes(32) }
  const receiver = await createTransferReceiver(walletId)
  const sealed = await sealTransfer(layer, { walletId, publicKey: receiver.publicKey })
  expect(await receiver.open(sealed)).toEqual(layer)

  const changed = { ...sealed, ct: withBitFlipped(sealed.ct, 5) }
  const foreign = await sealTransfer(layer, {
    walletId: 'wallet-2',
    publicKey: receiver.publicKey,
  })
  const other = await createTransferReceiver(walletId)
  await expectUnreadable([receiver.open(changed), receiver.open(foreign), other.open(sealed)])
})

test('S-25f: a key has the same six digits on both screens, another key has others', async () => {
  const first = await createTransferReceiver('w')
  const second = await createTransferReceiver('w')
  const shown = await toFingerprint(first.publicKey)
  expect(shown).toMatch(/^\d{6}$/)
  expect(await toFingerprint(first.publicKey.slice())).toBe(shown)
  expect(await toFingerprint(second.publicKey)).not.toBe(shown)
})
