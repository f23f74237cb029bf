import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { getBalancesHidden, setBalancesHidden } from './balancesHidden.ts'

test('default: balances are shown', () => {
  expect(getBalancesHidden(createTestKit()).getState()).toBe(false)
})

test('behavior: hidden balances stay hidden on the next visit until the user shows them again', () => {
  const storage = createMemoryStorage()
  const visit = () => createTestKit({ ports: { storage } })
  const kit = visit()
  setBalancesHidden(kit, true)
  expect(getBalancesHidden(kit).getState()).toBe(true)
  const next = visit()
  expect(getBalancesHidden(next).getState()).toBe(true)
  setBalancesHidden(next, false)
  expect(getBalancesHidden(visit()).getState()).toBe(false)
})
