import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFailingStorage } from '../testing/createFailingStorage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { describeStorage } from '../testing/describeStorage.ts'
import { createStorage, type StorageIssue } from './createStorage.ts'
import { defineStorageKey } from './defineStorageKey.ts'

const parseWords = (raw: unknown) => {
  const words = typeof raw === 'string' ? raw.split(',') : raw
  if (!Array.isArray(words)) return undefined
  return words.every((word) => typeof word === 'string' && word !== '') ? words : undefined
}

/** Storage key of the public format, whose value is a comma-separated list without a version. */
const connected = defineStorageKey<readonly string[]>({
  name: '@appkit/connected_namespaces',
  fallback: [],
  format: 'text',
  parse: parseWords,
  toText: (words) => words.join(','),
})
/** Storage key of the public format, whose value is JSON without a version. */
const recent = defineStorageKey<readonly string[]>({
  name: '@appkit/recent_wallets',
  fallback: [],
  parse: parseWords,
})
/** Storage key that only this kit uses, whose value is JSON with a version. */
const own = defineStorageKey<readonly string[]>({
  name: 'latchkey.words',
  version: 2,
  fallback: ['none'],
  parse: (raw, version) => (version === 1 ? [String(raw)] : parseWords(raw)),
})

function createTestStorage(port = createMemoryStorage(), prefix?: string) {
  const issues: StorageIssue[] = []
  const storage = createStorage(port, { prefix, onIssue: (issue) => issues.push(issue) })
  return { ...storage, port, issues, types: () => issues.map(({ type }) => type) }
}

describeStorage({ describe, test, expect }, 'memory', () => createMemoryStorage())

test('default: a key without content returns its default', () => {
  const storage = createTestStorage()
  expect(storage.read(connected)).toEqual([])
  expect(storage.read(own)).toEqual(['none'])
  expect(storage.issues).toEqual([])
})

test('S-100: stores keys of the public wire raw and first-party keys with their version', () => {
  const storage = createTestStorage()
  storage.write(connected, ['eip155', 'solana'])
  storage.write(recent, ['a'])
  storage.write(own, ['b'])
  expect(storage.port.entries()).toEqual({
    '@appkit/connected_namespaces': 'eip155,solana',
    '@appkit/recent_wallets': '["a"]',
    'latchkey.words': '{"v":2,"data":["b"]}',
  })
})

test('S-100: returns the written value', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^,]+$/), { minLength: 1 }), (words) => {
      const storage = createTestStorage()
      for (const key of [connected, recent, own]) {
        storage.write(key, words)
        expect(storage.read(key)).toEqual(words)
      }
    }),
  )
})

test('S-100: `parse` receives an older version of a first-party key and upgrades it', () => {
  const storage = createTestStorage(createMemoryStorage({ 'latchkey.words': '{"v":1,"data":7}' }))
  expect(storage.read(own)).toEqual(['7'])
  expect(storage.issues).toEqual([])
})

test('S-100: returns the default for a newer version and does not overwrite it', () => {
  const port = createMemoryStorage({ 'latchkey.words': '{"v":3,"data":{"new":true}}' })
  const storage = createTestStorage(port)
  expect(storage.read(own)).toEqual(['none'])
  expect(storage.types()).toEqual(['newer'])

  storage.write(own, ['mine'])
  expect(storage.read(own)).toEqual(['mine'])
  expect(port.entries()).toEqual({ 'latchkey.words': '{"v":3,"data":{"new":true}}' })
})

test.each([
  ['no JSON', '{'],
  ['empty text', ''],
  ['null', 'null'],
  ['another type', '7'],
  ['an array', '[]'],
  ['no envelope', '["a"]'],
  ['a version that is no integer', '{"v":"2","data":["a"]}'],
  ['data of another shape', '{"v":2,"data":[1]}'],
  ['no data', '{"v":2}'],
])('S-100: invalid content of a first-party key is moved aside: %s', (_, text) => {
  const port = createMemoryStorage({ 'latchkey.words': text })
  const storage = createTestStorage(port)
  expect(storage.read(own)).toEqual(['none'])
  expect(storage.types()).toEqual(['invalid'])
  expect(port.entries()).toEqual({ 'latchkey.words:bad': text })
})

test('S-100: reading never throws, whatever the content', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const key of [connected, recent, own]) {
        const storage = createTestStorage(createMemoryStorage({ [key.name]: text }))
        expect(Array.isArray(storage.read(key))).toBe(true)
      }
    }),
  )
})

test('S-100: content is invalid if `parse` throws', () => {
  const strict = defineStorageKey<string>({
    name: 'strict',
    fallback: 'default',
    parse: () => {
      throw new Error('no')
    },
  })
  const storage = createTestStorage(createMemoryStorage({ strict: '1' }))
  expect(storage.read(strict)).toBe('default')
  expect(storage.types()).toEqual(['invalid'])
})

test('S-100: stores at most one invalid piece per key, under 4 kB', () => {
  const port = createMemoryStorage({ '@appkit/recent_wallets': '€'.repeat(10_000) })
  const storage = createTestStorage(port)
  storage.read(recent)
  expect(new TextEncoder().encode(port.getItem('@appkit/recent_wallets:bad') ?? '').length).toBe(
    4_095,
  )

  port.setItem('@appkit/recent_wallets', '{')
  storage.read(recent)
  expect(port.entries()).toEqual({ '@appkit/recent_wallets:bad': '{' })
})

test('S-100: drops invalid content of a key that could hold secrets', () => {
  const sessions = defineStorageKey<readonly string[]>({ ...recent, quarantined: false })
  const port = createMemoryStorage({ '@appkit/recent_wallets': '{"signature":"0x"' })
  const storage = createTestStorage(port)
  expect(storage.read(sessions)).toEqual([])
  expect(port.entries()).toEqual({})
})

test('S-100: falls back to memory if the storage is full, and reports it once', () => {
  const kept = createMemoryStorage({ '@appkit/recent_wallets': '["old"]' })
  const full = createFailingStorage({ reason: 'full', storage: kept })
  const issues: StorageIssue[] = []
  const storage = createStorage(full, { onIssue: (issue) => issues.push(issue) })

  storage.write(recent, ['a'])
  storage.write(recent, ['b'])
  expect(storage.read(recent)).toEqual(['b'])
  expect(issues).toMatchObject([
    { key: '@appkit/recent_wallets', type: 'unwritable', cause: { code: 'storage_refused' } },
  ])
})

test('S-100: holds values in memory if the storage is blocked', () => {
  const blocked = createFailingStorage({ reason: 'blocked', storage: createMemoryStorage() })
  const issues: StorageIssue[] = []
  const storage = createStorage(blocked, { onIssue: (issue) => issues.push(issue) })

  expect(storage.read(recent)).toEqual([])
  storage.write(recent, ['a'])
  expect(storage.read(recent)).toEqual(['a'])
  storage.remove(recent)
  expect(storage.read(recent)).toEqual([])
  expect(issues.map(({ type }) => type)).toEqual(['unreadable', 'unwritable'])
})

test('behavior: stores values again once the storage accepts them', () => {
  const kept = createMemoryStorage()
  let full = true
  const port = {
    ...kept,
    setItem: (key: string, value: string) =>
      (full ? createFailingStorage({ reason: 'full', storage: kept }) : kept).setItem(key, value),
  }
  const storage = createStorage(port)
  storage.write(recent, ['a'])
  full = false
  storage.write(recent, ['b'])
  kept.setItem('@appkit/recent_wallets', '["other tab"]')
  expect(storage.read(recent)).toEqual(['other tab'])
})

test('parameters: prefix', () => {
  const deepLink = defineStorageKey<string>({
    name: 'WALLETCONNECT_DEEPLINK_CHOICE',
    fallback: '',
    prefixed: false,
    parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  })
  const storage = createTestStorage(createMemoryStorage(), 'second')
  storage.write(recent, ['a'])
  storage.write(deepLink, 'b')
  expect(storage.port.entries()).toEqual({
    'second:@appkit/recent_wallets': '["a"]',
    WALLETCONNECT_DEEPLINK_CHOICE: '"b"',
  })
  expect(storage.nameOf(recent)).toBe('second:@appkit/recent_wallets')

  storage.remove(recent)
  expect(storage.read(recent)).toEqual([])
})
