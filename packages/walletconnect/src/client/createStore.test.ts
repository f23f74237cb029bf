import { expect, test } from 'vitest'
import type { WalletConnectStorage } from '../contract/WalletConnectStorage.ts'
import { createMemoryStorage, createStore, findStorage, readJson } from './createStore.ts'

test('default', async () => {
  const storage = createMemoryStorage()
  const store = createStore(storage)
  await store.setItem('a', { b: 1 })
  expect(await store.getItem('a')).toEqual({ b: 1 })
  expect(await store.getKeys()).toEqual(['a'])
  expect(await store.getEntries()).toEqual([['a', { b: 1 }]])
  await store.removeItem('a')
  expect(await store.getItem('a')).toBeUndefined()
})

test('behavior: invalid JSON counts as missing', async () => {
  const storage = createMemoryStorage()
  storage.setItem('a', '{')
  expect(readJson(storage, 'a')).toBeUndefined()
  expect(await createStore(storage).getEntries()).toEqual([])
})

test('behavior: stores integers of any length as text', async () => {
  const store = createStore(createMemoryStorage())
  await store.setItem('a', [12_345_678_901_234_567_890n])
  expect(await store.getItem('a')).toEqual(['12345678901234567890'])
})

test('behavior: a write to a full storage is lost and does not throw', async () => {
  const full = () => {
    throw new Error('quota')
  }
  const memory = createMemoryStorage()
  const storage: WalletConnectStorage = { ...memory, setItem: full, removeItem: full }
  const store = createStore(storage)
  await store.setItem('a', 1)
  await store.removeItem('a')
  expect(await store.getItem('a')).toBeUndefined()
})

test('behavior: without browser storage the entries stay in memory', () => {
  const storage = findStorage()
  storage.setItem('a', 'b')
  expect(storage.getItem('a')).toBe('b')
})
