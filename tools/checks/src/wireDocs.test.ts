import { expect, test } from 'vitest'
import { shapeOf } from './shapeOf.ts'
import { wireDocuments } from './wireDocs.ts'

test('default: objects, arrays, choices and literals become one line', () => {
  const schema = {
    type: 'object',
    required: ['a', 'c'],
    properties: {
      a: { type: 'array', items: { type: 'string' } },
      b: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      c: { const: 'usd' },
    },
  }
  expect(shapeOf(schema)).toBe('{ a: string[], b?: number | null, c: "usd" }')
})

test('default: every product endpoint is in its document', () => {
  const text = wireDocuments()['docs/wire/product-api.md']
  expect(text).toContain('`POST /api/sign-in/verify`')
  expect(text).toContain('`GET /api/session`')
})

test('default: every request of the frame is in its document', () => {
  const text = wireDocuments()['docs/wire/secure-frame.md']
  expect(text).toContain('| `CONNECT_OTP` | `{ otp: string }` | – | 120 s, reported |')
  expect(text).toContain('| `wallet_sendCalls` | confirmed |')
  expect(text?.match(/^\| `[A-Z_]+` /gm)).toHaveLength(23)
})
