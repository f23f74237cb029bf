import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson, readText } from './readBody.ts'

const json = 'application/json'

test('default: joins chunks that split a character', async () => {
  const bytes = new TextEncoder().encode('Zoë 🔑')
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(new Uint8Array([byte]))
      stream.close()
    },
  })
  expect(await readText(new Response(body), 'x.test')).toBe('Zoë 🔑')
})

test('behavior: a truncated last character becomes a replacement character', async () => {
  const cut = new TextEncoder().encode('Zoë').slice(0, 3)
  expect(await readText(new Response(cut), 'x.test')).toBe('Zo\ufffd')
})

test('S-63: accepts a body at the limit and refuses one byte more', async () => {
  expect(await readText(new Response('1234'), 'x.test', 4)).toBe('1234')
  await expect(readText(new Response('12345'), 'x.test', 4)).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test('S-63: does not read a body whose announced length exceeds the limit', async () => {
  const response = new Response('1', { headers: { 'content-length': '5000001' } })
  await expect(readText(response, 'x.test')).rejects.toMatchObject({ code: 'invalid_answer' })
  expect(response.bodyUsed).toBe(false)
})

test('S-63: accepts 64 levels of nesting and refuses 65', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseJson(nested(64), json, 'x.test')).toBeInstanceOf(Array)
  expect(() => parseJson(nested(65), json, 'x.test')).toThrow('Invalid answer')
  expect(() => parseJson(`{"a":${nested(64)}}`, json, 'x.test')).toThrow('Invalid answer')
})

test('S-63: hostile nesting does not exhaust the stack', () => {
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
