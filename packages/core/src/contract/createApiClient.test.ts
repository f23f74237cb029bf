import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { RequestRefusedError } from './answerErrors.ts'
import { type ApiClientOptions, createApiClient } from './createApiClient.ts'
import { defineEndpoint } from './defineEndpoint.ts'

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'device',
  input: z.strictObject({ id: z.string(), detail: z.optional(z.string()) }),
  response: z.object({ ok: z.literal(true) }),
})
const makeThing = defineEndpoint({
  method: 'POST',
  path: '/api/things/:id/make',
  access: 'device',
  input: z.strictObject({ id: z.string(), size: z.number() }),
  response: z.object({ ok: z.literal(true) }),
})

const json = (status: number, body: unknown, headers = {}) =>
  Response.json(body, { status, headers })
const refusal = (status: number, code: string, headers = {}) =>
  json(status, { error: { code, message: 'x', ref: 'r1' } }, headers)

function start(answers: Response[], options: Partial<ApiClientOptions> = {}) {
  const seen: Request[] = []
  const api = createApiClient({
    baseUrl: 'https://api.example.test',
    errors: { catalogue: { too_small: { status: 409, message: 'Too small.' } } },
    async fetch(input, init) {
      seen.push(new Request(input, init))
      return answers.shift() ?? json(200, { ok: true })
    },
    ...options,
  })
  return { api, seen }
}

test('default: sends the input of a GET in path and query, of a POST in path and body', async () => {
  const { api, seen } = start([])
  expect(await api.call(getThing, { id: 'a/b', detail: 'all' })).toEqual({ ok: true })
  await api.call(makeThing, { id: 'c', size: 2 })
  expect(seen.map(({ url }) => url)).toEqual([
    'https://api.example.test/api/things/a%2Fb?detail=all',
    'https://api.example.test/api/things/c/make',
  ])
  expect(await seen[1]?.json()).toEqual({ size: 2 })
})

test('S-29a: only an endpoint with `keepalive` continues after the page is left', async () => {
  const { api, seen } = start([])
  const leave = defineEndpoint({ ...makeThing, path: '/api/leave', keepalive: true })
  await api.call(leave, { id: 'a', size: 1 })
  await api.call(makeThing, { id: 'a', size: 1 })
  await api.call(getThing, { id: 'a' })
  expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false, false])
})

test('behavior: creates headers for each request and renews stale ones once', async () => {
  const asked: unknown[] = []
  const { api, seen } = start([refusal(401, 'use_nonce'), refusal(401, 'use_nonce')], {
    toHeaders({ endpoint, url }, { renew }) {
      asked.push([endpoint.method, url.pathname, renew])
      return { proof: renew ? 'fresh' : 'stale' }
    },
    isStale: (error) => error instanceof RequestRefusedError && error.status === 401,
  })
  await expect(api.call(getThing, { id: 'a' })).rejects.toMatchObject({ status: 401 })
  expect(seen.map(({ headers }) => headers.get('proof'))).toEqual(['stale', 'fresh'])
  expect(asked).toEqual([
    ['GET', '/api/things/a', false],
    ['GET', '/api/things/a', true],
  ])
})

test("error: a code of the catalogue has the catalogue's text, whatever the server sent", async () => {
  const { api } = start([refusal(409, 'too_small')])
  await expect(api.call(getThing, { id: 'a' })).rejects.toMatchObject({
    code: 'too_small',
    shortMessage: 'Too small.',
    ref: 'r1',
  })
})

test('error: an unknown code, or the name of an `Object` property, becomes `invalid_request`', async () => {
  const { api } = start([refusal(409, 'news'), refusal(409, 'constructor')])
  const expected = { code: 'invalid_request', shortMessage: 'The request wasn’t understood.' }
  await expect(api.call(getThing, { id: 'a' })).rejects.toMatchObject(expected)
  await expect(api.call(getThing, { id: 'a' })).rejects.toMatchObject(expected)
})

test('S-102: error: 429 is not a definitive response and reports when to retry', async () => {
  const { api } = start([refusal(429, 'rate_limited', { 'retry-after': '7' })])
  await expect(api.call(getThing, { id: 'a' })).rejects.toMatchObject({
    code: 'unreachable',
    reason: 'rate_limited',
    retryAfterMs: 7_000,
  })
})

test("error: `toRefusal` replaces the error by the API's own class", async () => {
  class TooSmallError extends RequestRefusedError {}
  const { api } = start([refusal(409, 'too_small')], {
    errors: { catalogue: {}, toRefusal: (options) => new TooSmallError(options) },
  })
  await expect(api.call(getThing, { id: 'a' })).rejects.toBeInstanceOf(TooSmallError)
})
