import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHttpClient } from './createHttpClient.ts'

const url = 'https://api.example.test/things'

function answering(response: Response) {
  return vi.fn(async () => response.clone())
}

function createTestClient(fetch: typeof globalThis.fetch) {
  return createHttpClient({ fetch, random: () => 0 })
}

test('behavior: an empty body is undefined', async () => {
  for (const empty of [new Response(null, { status: 204 }), new Response('', { status: 200 })]) {
    expect(await createTestClient(answering(empty)).request({ url })).toBeUndefined()
  }
})

test.each([
  ['text/html', '<p>'],
  ['text/plain', '{}'],
  ['', '{}'],
  ['application/jsonp', '{}'],
])('S-63: rejects a body of content type %j', async (type, body) => {
  const fetch = answering(new Response(body, { headers: { 'content-type': type } }))
  await expect(createTestClient(fetch).request({ url })).rejects.toMatchObject({
    code: 'invalid_answer',
  })
})

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/problem+json',
  'Application/JSON',
])('S-63: parses a body of content type %j', async (type) => {
  const fetch = answering(new Response('{"a":1}', { headers: { 'content-type': type } }))
  expect(await createTestClient(fetch).request({ url })).toEqual({ a: 1 })
})

test('S-63: a body that is not JSON is refused without a retry', async () => {
  const fetch = answering(new Response('{', { headers: { 'content-type': 'application/json' } }))
  await expect(createTestClient(fetch).request({ url })).rejects.toMatchObject({
    code: 'invalid_answer',
  })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('error: HttpError has the text of the wire, the body and an unread Response', async () => {
  const body = { reasons: [{ field: 'chainId', description: 'Unsupported' }] }
  const fetch = answering(Response.json(body, { status: 400 }))
  const error = await createTestClient(fetch)
    .request({ url })
    .catch((failure: unknown) => failure)
  expect(error).toMatchObject({
    message: 'HTTP status code: 400',
    status: 400,
    body,
    cause: expect.any(Response),
  })
  const response =
    error instanceof Error && error.cause instanceof Response ? error.cause : undefined
  expect(await response?.json()).toEqual(body)
})

test('error: a plain-text error body stays text', async () => {
  const fetch = answering(new Response('Internal server error', { status: 500 }))
  const error = createTestClient(fetch).request({ url, retries: 0 })
  await expect(error).rejects.toMatchObject({ status: 500, body: 'Internal server error' })
})

describe('over the network', () => {
  // Plain HTTP, because in Node a truncated response over msw's simulated TLS crashes the process
  // at the next AES operation.
  const url = 'http://api.example.test/things'
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  test('default: sends a POST and returns its answer', async () => {
    server.use(
      http.post(url, async ({ request }) => HttpResponse.json({ got: await request.json() })),
    )
    const client = createTestClient(globalThis.fetch)
    expect(await client.request({ url, method: 'POST', json: { a: 1 } })).toEqual({ got: { a: 1 } })
  })

  test('S-130c: retries after a reset connection and after a 503', async () => {
    const answers = [
      HttpResponse.error(),
      HttpResponse.json({}, { status: 503 }),
      HttpResponse.json({ a: 1 }),
    ]
    server.use(http.get(url, () => answers.shift()))
    expect(await createTestClient(globalThis.fetch).request({ url })).toEqual({
      a: 1,
    })
  })

  test('S-63: reading stops beyond 5 MB', async () => {
    let sent = 0
    const flood = new ReadableStream({
      pull: (body) => {
        sent += 1
        body.enqueue(new Uint8Array(1_000_000).fill(32))
      },
    })
    const headers = { 'content-type': 'application/json' }
    server.use(http.get(url, () => new HttpResponse(flood, { headers })))
    const call = createTestClient(globalThis.fetch).request({ url })
    await expect(call).rejects.toMatchObject({
      code: 'invalid_answer',
      hint: expect.stringContaining('5000000'),
    })
    expect(sent).toBeLessThan(20)
  })
})
