import { expect, test } from 'vitest'
import { moveInGrid } from './moveInGrid.ts'

// A grid of ten items in four columns: 0 1 2 3 / 4 5 6 7 / 8 9
const move = (key: string, index: number, rightToLeft = false) =>
  moveInGrid(key, { index, count: 10, columns: 4, rightToLeft })

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 6, 9],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['Home', 6, 0],
  ['End', 0, 9],
  ['PageDown', 0, 9],
  ['PageUp', 9, 1],
  ['Enter', 3, undefined],
  ['a', 3, undefined],
])('default: %s moves from item %i to %s', (key, index, expected) => {
  expect(move(key, index)).toBe(expected)
})

test('parameters: rightToLeft reverses the horizontal arrows', () => {
  expect([move('ArrowRight', 4, true), move('ArrowLeft', 4, true)]).toEqual([3, 5])
})
