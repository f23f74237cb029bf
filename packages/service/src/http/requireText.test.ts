import { expect, test } from 'vitest'
import { requireText } from './requireText.ts'

const refused = expect.objectContaining({ code: 'invalid_request', status: 400 })

test.each([
  ['NUL', 'a\0b'],
  ['a lone high surrogate', 'a\ud800b'],
  ['a lone low surrogate', '\udc00'],
  ['surrogates in the wrong order', '\udc00\ud800'],
])('S-147a: %s is refused in path, query, body, lists and names', (_, text) => {
  for (const parts of [
    [text],
    [{}, { search: text }],
    [null, [[1, { a: [text] }]]],
    [{ [text]: 1 }],
  ])
    expect(() => requireText(parts)).toThrow(refused)
})

test('S-147a: any other text passes, also beside empty parts and numbers', () => {
  const body = { emoji: '👩‍🚀 \u202e', list: [1, true, null, ''], 'näme\n': 'x' }
  expect(() => requireText([undefined, null, { page: '2' }, body])).not.toThrow()
})

test('S-147a: a text is found below 100,000 levels', () => {
  const body = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`)
  expect(() => requireText([body])).toThrow(refused)
})
