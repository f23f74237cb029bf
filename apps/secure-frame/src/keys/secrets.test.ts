import { expect, test } from 'vitest'
import { withSecret } from './bytes.ts'
import { deriveLayerKey } from './layer.ts'

const zeros = [0, 0, 0, 0]

test('S-28b: secret bytes are available during use and overwritten afterwards', async () => {
  const secret = new Uint8Array([1, 2, 3, 4])
  const seen = await withSecret(secret, (bytes) => [...bytes])
  expect(seen).toEqual([1, 2, 3, 4])
  expect([...secret]).toEqual(zeros)
})

test('S-28b: secret bytes are overwritten after a failed use', async () => {
  const secret = new Uint8Array([1, 2, 3, 4])
  const failing = withSecret(secret, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect([...secret]).toEqual(zeros)
})

test('S-28b: secret bytes last until an asynchronous use has finished', async () => {
  const secret = new Uint8Array([1, 2, 3, 4])
  const seen = await withSecret(secret, async (bytes) => {
    await Promise.resolve()
    return [...bytes]
  })
  expect(seen).toEqual([1, 2, 3, 4])
})

test('S-23: the key of a layer is not extractable', async () => {
  const key = await deriveLayerKey(new Uint8Array(32), { info: 'test' })
  expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})
