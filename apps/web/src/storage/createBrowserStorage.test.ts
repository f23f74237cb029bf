import { expect, test } from 'vitest'
import { createBrowserStorage, type StorageArea } from './createBrowserStorage.ts'
import { cookieConsent, recoveryPostponed, themeChoice } from './storedValues.ts'

function createArea(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const area: StorageArea = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
  return { area, map }
}

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

test('default', () => {
  const { area, map } = createArea()
  const storage = createBrowserStorage({ getArea: () => area })
  storage.write(cookieConsent, false)
  storage.write(themeChoice, 'dark')
  expect(Object.fromEntries(map)).toEqual({
    cookieConsent: 'false',
    'latchkey:theme': '{"v":1,"value":"dark"}',
  })
  expect(storage.read(cookieConsent)).toBe(false)
  expect(storage.read(themeChoice)).toBe('dark')
})

const corruptions = ['', 'maybe', 'TRUE', '{', '[]', 'null', '1', '"true"', '\u0000', '{"v":1}']

test.each(corruptions)('S-100: %j under cookieConsent is set aside and reads as absent', (text) => {
  const { area, map } = createArea({ cookieConsent: text })
  const storage = createBrowserStorage({ getArea: () => area })
  expect(storage.read(cookieConsent)).toBeUndefined()
  expect(Object.fromEntries(map)).toEqual({ 'cookieConsent:bad': text })
})

test.each([...corruptions, '{"v":1,"value":"blue"}'])(
  'S-100: %j under the theme key is set aside and reads as absent',
  (text) => {
    const { area, map } = createArea({ 'latchkey:theme': text })
    const storage = createBrowserStorage({ getArea: () => area })
    expect(storage.read(themeChoice)).toBeUndefined()
    expect(map.get('latchkey:theme')).toBeUndefined()
  },
)

test.each([...corruptions, '{"v":1,"value":""}', '{"v":1,"value":7}'])(
  'S-100: %j under the key of a dismissed recovery offer is set aside and reads as absent',
  (text) => {
    const { area, map } = createArea({ [recoveryPostponed.key]: text })
    const storage = createBrowserStorage({ getArea: () => area })
    expect(storage.read(recoveryPostponed)).toBeUndefined()
    expect(map.has(recoveryPostponed.key)).toBe(false)
  },
)

test('S-100: text that is set aside is cut at 4 kB', () => {
  const { area, map } = createArea({ cookieConsent: 'x'.repeat(10_000) })
  createBrowserStorage({ getArea: () => area }).read(cookieConsent)
  expect(map.get('cookieConsent:bad')).toHaveLength(4096)
})

test('S-100: a newer version reads as the default and is not overwritten', () => {
  const newer = '{"v":2,"value":{"mode":"dark"}}'
  const { area, map } = createArea({ 'latchkey:theme': newer })
  const storage = createBrowserStorage({ getArea: () => area })
  expect(storage.read(themeChoice)).toBeUndefined()
  storage.write(themeChoice, 'light')
  expect(map.get('latchkey:theme')).toBe(newer)
})

test('S-100: blocked storage falls back to memory and reports it', () => {
  const storage = createBrowserStorage({ getArea: blocked })
  expect(storage.read(cookieConsent)).toBeUndefined()
  storage.write(cookieConsent, true)
  expect(storage.read(cookieConsent)).toBe(true)
  expect(storage.isKept('cookieConsent')).toBe(false)
  storage.remove('cookieConsent')
  expect(storage.isKept('cookieConsent')).toBe(true)
  expect(storage.read(cookieConsent)).toBeUndefined()
})

test('S-100: a full storage keeps the value in memory', () => {
  const { area } = createArea()
  const storage = createBrowserStorage({ getArea: () => ({ ...area, setItem: blocked }) })
  storage.write(cookieConsent, true)
  expect(storage.read(cookieConsent)).toBe(true)
})
