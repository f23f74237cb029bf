import { expect, test } from 'vitest'
import { createRandom, sample } from './sample.ts'

const items = Array.from({ length: 50 }, (_, index) => index)

test('default: the same seed picks the same items, another seed picks others', () => {
  const first = sample(items, 10, createRandom(1))
  expect(sample(items, 10, createRandom(1))).toEqual(first)
  expect(sample(items, 10, createRandom(2))).not.toEqual(first)
  expect(first).toHaveLength(10)
  expect(first).toEqual(first.toSorted((a, b) => a - b))
})

test('default: a short list is used completely', () => {
  expect(sample(['a', 'b'], 10, createRandom(1))).toEqual(['a', 'b'])
})
