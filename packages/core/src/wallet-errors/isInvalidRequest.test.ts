import { expect, test } from 'vitest'
import { isInvalidRequest } from './isInvalidRequest.ts'

test('K-WORLD-01: a refused format is recognised by its code or by the word version', () => {
  expect(isInvalidRequest({ code: -32_602, message: 'Invalid params' })).toBe(true)
  expect(isInvalidRequest({ code: -32_603, data: { code: '-32602' } })).toBe(true)
  expect(isInvalidRequest(new Error('Version not supported'))).toBe(true)
})

test('behavior: other errors do not concern the format', () => {
  expect(isInvalidRequest({ code: 4001, message: 'User rejected version 2' })).toBe(false)
  expect(isInvalidRequest({ code: -32_002, message: 'version 2 is pending' })).toBe(false)
  expect(isInvalidRequest({ code: -32_603, message: 'Internal error' })).toBe(false)
})
