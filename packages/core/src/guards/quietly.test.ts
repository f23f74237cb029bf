import { expect, test } from 'vitest'
import { quietly } from './quietly.ts'

test('default', () => {
  expect(quietly(() => 7)).toBe(7)
})

test('S-62: catches any error', () => {
  const fail = () => {
    throw new TypeError('trap')
  }
  expect(quietly(fail)).toBeUndefined()
})
