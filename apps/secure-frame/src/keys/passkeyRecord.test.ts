import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, randomBytes, toUtf8 } from './bytes.ts'
import { UnreadableRecordError } from './errors.ts'
import { openPasskeyLayer, type PasskeyRecord, sealPasskeyRecord } from './passkeyRecord.ts'
import { createRecoveryCode } from './recoveryCode.ts'
import { openCodeLayer, sealRecoveryRecord } from './recoveryRecord.ts'
import { openShareLayer } from './shareLayer.ts'
import { createTransferReceiver, sealTransfer } from './transfer.ts'

const walletId = 'wallet-1'
const credentialId = 'Y3JlZGVudGlhbC0x'
const otherId = 'Y3JlZGVudGlhbC0y'

async function createSealed() {
  const parts = {
    walletId,
    credentialId,
    secret: randomBytes(32),
    entropy: randomBytes(16),
    share: randomBytes(32),
  }
  return { ...parts, record: await sealPasskeyRecord(parts) }
}

async function expectUnreadable(openings: readonly Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(openings)
  const reasons = outcomes.map((x) => x.status === 'rejected' && x.reason)
  for (const reason of reasons) expect(reason).toBeInstanceOf(UnreadableRecordError)
}

/**
 * Decrypts an encryption layer of a record with plain WebCrypto and a key from an independent HKDF
 * implementation.
 */
async function openByHand(
  { iv, ct }: { iv: Bytes; ct: Bytes },
  { secret, info, aad }: { secret: Bytes; info: string; aad: string },
): Promise<Bytes> {
  const raw = new Uint8Array(hkdf(sha256, secret, new Uint8Array(), toUtf8(info), 32))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const algorithm = { name: 'AES-GCM', iv, additionalData: toUtf8(aad) }
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, ct))
}

test('S-35a: an independent HKDF implementation opens both documented layers', async () => {
  const { record, secret, share, entropy } = await createSealed()
  const aad = `sf1|passkey|${walletId}|${credentialId}`
  const ct = await openByHand(
    { iv: record.iv2, ct: record.ct },
    { secret, info: 'secure-frame/passkey/v1', aad },
  )
  const opened = await openByHand(
    { iv: record.iv1, ct },
    { secret: share, info: 'secure-frame/recovery-share/v1', aad },
  )
  expect(opened).toEqual(entropy)
})

test('S-35a: a sealed passkey record opens to the same entropy for any input', async () => {
  const bytes = (length: number) =>
    fc
      .uint8Array({ minLength: length, maxLength: length })
      .map((value) => new Uint8Array(value) as Bytes)
  const id = fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        walletId: id,
        credentialId: id,
        secret: bytes(32),
        entropy: bytes(16),
        share: bytes(32),
      }),
      async (parts) => {
        const record = await sealPasskeyRecord(parts)
        const layer = await openPasskeyLayer(record, parts.secret)
        expect(await openShareLayer(layer, parts)).toEqual(parts.entropy)
      },
    ),
    { numRuns: 50 },
  )
})

test('S-35a: another passkey, another wallet or swapped ids do not open the record', async () => {
  const { record, secret, share } = await createSealed()
  const layer = await openPasskeyLayer(record, secret)
  await expectUnreadable([
    openPasskeyLayer(record, randomBytes(32)),
    openPasskeyLayer({ ...record, credentialId: otherId }, secret),
    openPasskeyLayer({ ...record, walletId: 'wallet-2' }, secret),
    openShareLayer({ ...layer, credentialId: otherId }, { walletId, share }),
    openShareLayer({ iv: layer.iv, ct: layer.ct }, { walletId, share }),
    openShareLayer(layer, { walletId: 'wallet-2', share }),
    openShareLayer(layer, { walletId, share: randomBytes(32) }),
  ])
})

test('S-24, S-35a: a passkey cannot open the layer of a code of the same share and wallet', async () => {
  const { entropy, share } = await createSealed()
  const code = createRecoveryCode()
  const layer = await openCodeLayer(
    await sealRecoveryRecord({ walletId, entropy, share, code }),
    code,
  )
  expect(await openShareLayer(layer, { walletId, share })).toEqual(entropy)
  await expectUnreadable([openShareLayer({ ...layer, credentialId }, { walletId, share })])
})

test('S-35a: any flipped bit of a passkey’s record fails closed', async () => {
  const { record, secret, share } = await createSealed()
  const field = fc.constantFrom('iv1', 'iv2', 'ct')
  await fc.assert(
    fc.asyncProperty(field, fc.nat(4095), async (name, bit) => {
      const bytes = record[name].slice()
      const at = Math.floor(bit / 8) % bytes.length
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8))
      const changed: PasskeyRecord = { ...record, [name]: bytes }
      const opening = openPasskeyLayer(changed, secret).then((layer) =>
        openShareLayer(layer, { walletId, share }),
      )
      await expect(opening).rejects.toThrow(UnreadableRecordError)
    }),
  )
})

test('S-25d, S-35a: a transferred layer keeps the id of its passkey', async () => {
  const { record, secret } = await createSealed()
  const layer = await openPasskeyLayer(record, secret)
  const { publicKey, open } = await createTransferReceiver(walletId)
  expect(await open(await sealTransfer(layer, { walletId, publicKey }))).toEqual(layer)
  const ofCode = { iv: layer.iv, ct: layer.ct }
  expect(await open(await sealTransfer(ofCode, { walletId, publicKey }))).toEqual(ofCode)
})
