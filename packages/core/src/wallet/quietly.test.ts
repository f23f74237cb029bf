import { expect, test } from 'vitest'
import { quietly } from './quietly.ts'

test('default', () => {
  expect(quietly(() => 7)).toBe(7)
})

test('S-62: what it throws ends here', () => {
  const fail = () => {
    throw new TypeError('trap')
  }
  expect(quietly(fail)).toBeUndefined()
})
