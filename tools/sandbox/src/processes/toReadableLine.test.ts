import { expect, test } from 'vitest'
import { toReadableLine } from './toReadableLine.ts'

test.each([
  ['plain words', 'plain words'],
  ['{"a": 1}', '{"a": 1}'],
  ['{broken', '{broken'],
  ['{"level":30,"msg":"listening"}', 'listening'],
  [
    '{"level":50,"msg":"request","method":"GET","route":"/api/me","status":500,"err":{"message":"no"}}',
    'error request GET /api/me 500 no',
  ],
])('default: %s', (line, expected) => {
  expect(toReadableLine(line)).toBe(expected)
})
