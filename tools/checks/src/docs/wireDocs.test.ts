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

test('default: documents every call of the blockchain API, with its answer for missing networks', () => {
  const text = wireDocuments()['docs/wire/blockchain-api.md']
  expect(text).toContain('`POST /v1/sessions/:account/revoke`')
  expect(text).toContain('- example: an empty body')
  expect(text).toContain('throws "Network not supported for Swaps", without a request')
  expect(text).toContain('404: `[]`')
})

test('default: every request of the frame is in its document', () => {
  const text = wireDocuments()['docs/wire/secure-frame.md']
  expect(text).toContain('| `CONNECT_OTP` | `{ otp: string }` | – | 120 s, reported |')
  expect(text).toContain('| `wallet_sendCalls` | confirmed |')
  expect(text?.match(/^\| `[A-Z_]+` /gm)).toHaveLength(23)
})

/**
 * Matches field names that typically contain secrets. `token` is not among them: in the message
 * formats it is a hint that grants no access to any server.
 */
const secret =
  /share|secret|mnemonic|seed|entropy|private|recovery|cookie|bearer|jwt|password|export/i

test('S-12: no message of the frame has a field for a secret, and none exports a key', () => {
  const text = wireDocuments()['docs/wire/secure-frame.md'] ?? ''
  const code = [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  expect(code.length).toBeGreaterThan(60)
  expect(code.filter((one) => secret.test(one))).toEqual([])
})
