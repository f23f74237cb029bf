import { expect, test } from 'vitest'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { OrderNotKeptError, readOrder, takeOrder } from './orders.ts'
import { pendingOrder } from './storedShop.ts'

const wish = { userId: 'u', itemId: 'lantern', itemName: 'Lantern', price: 100 }

function createStorage() {
  const map = new Map<string, string>()
  const state = { isFull: false }
  const storage = createBrowserStorage({
    getArea: () => ({
      getItem: (key) => map.get(key) ?? null,
      setItem(key, value) {
        if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
        map.set(key, value)
      },
      removeItem: (key) => void map.delete(key),
    }),
  })
  return { storage, state, map }
}

test('S-94: a repeated wish takes the stored order, another price does not', () => {
  const { storage } = createStorage()
  const { key } = takeOrder(storage, wish, 10_000_000)
  expect(takeOrder(storage, wish, 10_001_000).key).toBe(key)
  expect(takeOrder(storage, { ...wish, price: 90 }, 10_001_000).key).not.toBe(key)
})

test('S-94: an order that the browser cannot store does not start', () => {
  const { storage, state } = createStorage()
  state.isFull = true
  expect(() => takeOrder(storage, wish, 0)).toThrow(OrderNotKeptError)
  expect(readOrder(storage, wish.userId, 0)).toBeUndefined()
  state.isFull = false
  expect(readOrder(storage, wish.userId, 0)).toBeUndefined()
  expect(takeOrder(storage, wish, 0).itemId).toBe('lantern')
})

test('S-100: an order of a newer version of the app stays, and no purchase starts', () => {
  const { storage, map } = createStorage()
  map.set(pendingOrder.key, '{"v":2,"value":{}}')
  expect(() => takeOrder(storage, wish, 0)).toThrow(OrderNotKeptError)
  expect(map.get(pendingOrder.key)).toBe('{"v":2,"value":{}}')
})
