import { expect, test } from 'vitest'
import {
  createSealingKeys,
  deriveSealingKeys,
  openBytes,
  type SealingContext,
  sealBytes,
} from './sealing.ts'

const plain = () => Uint8Array.from({ length: 16 }, (_, index) => index)
const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
const context: SealingContext = { purpose: 'secure-frame/escrow/v1', walletId: 'wallet' }

test('S-26: sealed bytes open with their keys', async () => {
  const keys = await createSealingKeys()
  const sealed = await sealBytes(plain(), { ...context, publicKey: keys.publicKey })
  expect(keys.publicKey).toHaveLength(65)
  expect(sealed.ct).not.toEqual(plain())
  await expect(openBytes(sealed, { ...context, ...keys })).resolves.toEqual(plain())
})

test.each<[string, Partial<SealingContext>]>([
  ['wallet', { walletId: 'other' }],
  ['purpose', { purpose: 'secure-frame/escrow-release/v1' }],
])('S-26: sealed bytes do not open for another %s', async (_, changes) => {
  const keys = await createSealingKeys()
  const sealed = await sealBytes(plain(), { ...context, publicKey: keys.publicKey })
  await expect(openBytes(sealed, { ...context, ...keys, ...changes })).rejects.toThrow()
})

test('S-26: sealed bytes do not open with other keys or after a modification', async () => {
  const keys = await createSealingKeys()
  const sealed = await sealBytes(plain(), { ...context, publicKey: keys.publicKey })
  const others = await createSealingKeys()
  await expect(openBytes(sealed, { ...context, ...others })).rejects.toThrow()
  const ct = sealed.ct.slice()
  ct[0] = (ct[0] ?? 0) ^ 1
  await expect(openBytes({ ...sealed, ct }, { ...context, ...keys })).rejects.toThrow()
})

test('error: sealing to a point outside the curve throws', async () => {
  const publicKey = new Uint8Array(65).fill(4)
  await expect(sealBytes(plain(), { ...context, publicKey })).rejects.toThrow()
})

test('S-26: the key pair of a secret matches RFC 9180 (A.3.1: ikmR and pkRm)', async () => {
  const secret = fromHex('668b37171f1072f3cf12ea8a236a45df23fc13b82af3609ad1e354f6ef817550')
  const keys = await deriveSealingKeys(secret)
  expect(keys.publicKey).toEqual(
    fromHex(
      '04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0',
    ),
  )
  const sealed = await sealBytes(plain(), { ...context, publicKey: keys.publicKey })
  await expect(openBytes(sealed, { ...context, ...keys })).resolves.toEqual(plain())
})
