import { expect, test } from 'vitest'
import { countWaves } from './countWaves.ts'

test.each([
  ['nothing', [], 0],
  [
    'what begins together',
    [
      [0, 4],
      [1, 5],
      [2, 3],
    ],
    1,
  ],
  [
    'what waits for an answer',
    [
      [0, 1],
      [2, 3],
    ],
    2,
  ],
  [
    'what waits for one of two',
    [
      [0, 2],
      [1, 9],
      [3, 4],
      [5, 6],
    ],
    3,
  ],
  [
    'what is never answered',
    [
      [0, undefined],
      [1, undefined],
    ],
    1,
  ],
] as const)('default: %s', (_, exchanges, waves) => {
  const list = exchanges.map(([began, ended]) => ({ began, ended }))
  expect(countWaves(list)).toBe(waves)
})
