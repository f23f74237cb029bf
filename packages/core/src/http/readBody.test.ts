import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson, readText } from './readBody.ts'

const json = 'application/json'

test('default: text of several chunks, with letters cut in two', async () => {
  const bytes = new TextEncoder().encode('Zoë 🔑')
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(new Uint8Array([byte]))
      stream.close()
    },
  })
  expect(await readText(new Response(body), 'x.test')).toBe('Zoë 🔑')
})

test('behavior: a letter cut off at the end is not lost in silence', async () => {
  const cut = new TextEncoder().encode('Zoë').slice(0, 3)
  expect(await readText(new Response(cut), 'x.test')).toBe('Zo\ufffd')
})

test('S-63: a body as large as the limit is read, one byte more is not', async () => {
  expect(await readText(new Response('1234'), 'x.test', 4)).toBe('1234')
  await expect(readText(new Response('12345'), 'x.test', 4)).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test('S-63: a body announced as too large is not read at all', async () => {
  const response = new Response('1', { headers: { 'content-length': '5000001' } })
  await expect(readText(response, 'x.test')).rejects.toMatchObject({ code: 'invalid_answer' })
  expect(response.bodyUsed).toBe(false)
})

test('S-63: nesting of 64 is read, 65 is not', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseJson(nested(64), json, 'x.test')).toBeInstanceOf(Array)
  expect(() => parseJson(nested(65), json, 'x.test')).toThrow('Invalid answer')
  expect(() => parseJson(`{"a":${nested(64)}}`, json, 'x.test')).toThrow('Invalid answer')
})

test('S-63: a hostile depth does not exhaust the stack', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(() => parseJson(text, json, 'x.test')).toThrow('Invalid answer')
})

test('behavior: parsing returns any JSON value unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value)
      expect(parseJson(text, json, 'x.test')).toEqual(JSON.parse(text))
    }),
  )
})
