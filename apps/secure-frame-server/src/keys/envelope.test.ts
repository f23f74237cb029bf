import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MasterKeys, open, seal, toKeyId } from './envelope.ts'

const masterKeys: MasterKeys = {
  current: 'k2',
  keys: { k1: randomBytes(32), k2: randomBytes(32) },
}

test('default: only the same row opens it, and no two envelopes are alike', () => {
  const plain = randomBytes(32)
  const envelope = seal(masterKeys, plain, 'wallet')
  expect(open(masterKeys, envelope, 'wallet')).toEqual(plain)
  expect(toKeyId(envelope)).toBe('k2')
  expect(seal(masterKeys, plain, 'wallet')).not.toBe(envelope)
  expect(() => open(masterKeys, envelope, 'other')).toThrow('cannot be opened')
})

test('any change of a letter fails closed', () => {
  const envelope = seal(masterKeys, randomBytes(32), 'wallet')
  const start = toKeyId(envelope).length + 1
  const bytes = Buffer.from(envelope.slice(start), 'base64url')
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (index, flip) => {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ flip
      const forged = `k2.${changed.toString('base64url')}`
      expect(() => open(masterKeys, forged, 'wallet')).toThrow('cannot be opened')
    }),
  )
})

test('error: a missing master key, and a different key with the same id', () => {
  const envelope = seal(masterKeys, randomBytes(32), 'wallet')
  const only = { current: 'k1', keys: { k1: randomBytes(32) } }
  expect(() => open(only, envelope, 'wallet')).toThrow('cannot be opened')
  const other = { current: 'k2', keys: { k2: randomBytes(32) } }
  expect(() => open(other, envelope, 'wallet')).toThrow('cannot be opened')
  expect(() => open(masterKeys, 'toString.AAAA', 'wallet')).toThrow('cannot be opened')
})
