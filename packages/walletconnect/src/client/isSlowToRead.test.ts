import { expect, test } from 'vitest'
import { isSlowToRead } from './isSlowToRead.ts'

test.each([
  ['a text', 'hello 123', false],
  ['zeros of call data', '0'.repeat(4_000), false],
  ['many short runs', '1234567890,'.repeat(90_000), false],
  ['one long run', '7'.repeat(24_000), true],
  ['one at the end', `x${'7'.repeat(24_000)}`, true],
  ['many runs that are long together', `${'7'.repeat(2_000)},`.repeat(20), true],
])('%s', (_, text, expected) => {
  expect(isSlowToRead(text)).toBe(expected)
})
