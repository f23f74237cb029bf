import { expect, test } from 'vitest'
import { createLoader } from './createLoader.ts'

test('default: loads once and holds the value', async () => {
  let starts = 0
  const loader = createLoader(async () => {
    starts += 1
    return 'module'
  })
  expect(loader.getValue()).toBeUndefined()
  await Promise.all([loader.load(), loader.load()])
  await loader.load()
  expect(loader.getValue()).toBe('module')
  expect(starts).toBe(1)
})

test('behavior: notifies its listeners when the value has loaded', async () => {
  const loader = createLoader(async () => 'module')
  const seen: unknown[] = []
  const unsubscribe = loader.subscribe(() => seen.push(loader.getValue()))
  await loader.load()
  expect(seen).toEqual(['module'])
  unsubscribe()
})

test('S-136: a second failure online means that the page is out of date', async () => {
  let isGone = true
  const loader = createLoader(async () => {
    if (isGone) throw new TypeError('Failed to fetch dynamically imported module')
    return 'module'
  })
  await expect(loader.load()).rejects.toThrow()
  expect(loader.isOutdated()).toBe(false)
  await expect(loader.load()).rejects.toThrow()
  expect(loader.isOutdated()).toBe(true)
  isGone = false
  await loader.load()
  expect(loader.isOutdated()).toBe(false)
})

test('error: a failed load is reported and can be repeated', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('module')]
  const loader = createLoader(() => answers.shift()?.() ?? Promise.reject(new Error('too often')))
  await expect(loader.load()).rejects.toThrow('offline')
  expect(loader.hasFailed()).toBe(true)
  await expect(loader.load()).resolves.toBe('module')
  expect(loader.hasFailed()).toBe(false)
})
