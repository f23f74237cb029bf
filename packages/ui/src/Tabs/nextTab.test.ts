import { expect, test } from 'vitest'
import { nextTab } from './nextTab.ts'

const ids = ['a', 'b', 'c']

test.each([
  ['ArrowRight', 'a', false, 'b'],
  ['ArrowRight', 'c', false, 'a'],
  ['ArrowLeft', 'a', false, 'c'],
  ['ArrowRight', 'b', true, 'a'],
  ['ArrowLeft', 'c', true, 'a'],
  ['Home', 'c', false, 'a'],
  ['End', 'a', true, 'c'],
  ['Enter', 'a', false, undefined],
] as const)('%s at %s (right to left: %s) selects %s', (key, value, rightToLeft, chosen) => {
  expect(nextTab(ids, value, { key, rightToLeft })).toBe(chosen)
})
