import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts'

const url = 'https://api.example.test/things'

function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init)
}

/**
 * Creates a fake `fetch` that returns the answers in order and repeats the last one. Records the
 * requests with their times.
 */
function fakeFetch(...answers: (Response | Error | (() => Promise<Response>))[]) {
  const requests: { request: Request; at: number }[] = []
  const fetch = vi.fn(async (input: Parameters<typeof globalThis.fetch>[0]) => {
    requests.push({ request: new Request(input), at: Date.now() })
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (answer instanceof Response) return answer.clone()
    if (typeof answer === 'function') return answer()
    throw answer
  })
  return { fetch, requests, delays: () => requests.map(({ at }) => at) }
}

/** Fake `fetch` that never responds and ignores the abort signal. */
const silence = () => new Promise<Response>(() => undefined)

function createTestClient(
  fetch: typeof globalThis.fetch,
  options: Partial<HttpClientOptions> = {},
) {
  return createHttpClient({ fetch, random: () => 1, ...options })
}

/** Advances the fake clock until a promise has settled. */
async function settle(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

describe('with fake timers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('S-130b, S-130d: retries three times, delay n up to 150 ms × 2^n', async () => {
    const { fetch, delays } = fakeFetch(json({}, { status: 503 }))
    await settle(createTestClient(fetch).request({ url }))
    expect(delays()).toEqual([0, 150, 450, 1_050])
  })

  test('S-130d: uses full jitter, from 0 to the whole delay', async () => {
    const { fetch, delays } = fakeFetch(json({}, { status: 503 }))
    const random = vi
      .fn<() => number>()
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(0.5)
      .mockReturnValue(0.1)
    await settle(createTestClient(fetch, { random }).request({ url }))
    expect(delays()).toEqual([0, 0, 150, 210])
  })

  test.each([408, 425, 429, 500, 502, 503, 504, 521])(
    'S-130c: retries after status %i',
    async (status) => {
      const { fetch } = fakeFetch(json({}, { status }), json({ a: 1 }))
      expect(await settle(createTestClient(fetch).request({ url }))).toEqual({ a: 1 })
    },
  )

  test.each([400, 401, 403, 404, 409, 413, 422])(
    'S-130c: does not retry after status %i',
    async (status) => {
      const { fetch } = fakeFetch(json({}, { status }))
      expect(await settle(createTestClient(fetch).request({ url }))).toMatchObject({ status })
      expect(fetch).toHaveBeenCalledTimes(1)
    },
  )

  test('S-130c: retries after a network error of any browser', async () => {
    const { fetch } = fakeFetch(
      new TypeError('Failed to fetch'),
      new Error('socket hang up'),
      json({ a: 1 }),
    )
    expect(await settle(createTestClient(fetch).request({ url }))).toEqual({ a: 1 })
  })

  test('S-130b: after the retries a network error becomes `ServiceUnreachableError` with its cause', async () => {
    const cause = new TypeError('fetch failed')
    const { fetch } = fakeFetch(cause)
    expect(await settle(createTestClient(fetch).request({ url }))).toMatchObject({
      code: 'unreachable',
      cause,
    })
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  test.each([
    ['parameters: retries of the call', { retries: 0 }, {}],
    ['parameters: retries of the client', {}, { retries: 0 }],
  ])('%s', async (_, request, options) => {
    const { fetch } = fakeFetch(json({}, { status: 503 }))
    await settle(createTestClient(fetch, options).request({ url, ...request }))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('S-130b: options can lower the retries, not raise them', async () => {
    const { fetch } = fakeFetch(json({}, { status: 503 }))
    await settle(createTestClient(fetch, { retries: 9 }).request({ url, retries: 9 }))
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  test.each(['POST', 'PATCH'] as const)('S-130b: sends a %s only once', async (method) => {
    const { fetch } = fakeFetch(json({}, { status: 503 }))
    await settle(createTestClient(fetch).request({ url, method, json: {} }))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('S-130b: retries a POST with an idempotency key, with the same key and body', async () => {
    const { fetch, requests } = fakeFetch(json({}, { status: 503 }), json({ ok: true }))
    await settle(
      createTestClient(fetch).request({ url, method: 'POST', json: { a: 1 }, idempotencyKey: 'k' }),
    )
    const sent = requests.map(async ({ request }) => [
      request.headers.get('idempotency-key'),
      await request.json(),
    ])
    expect(await Promise.all(sent)).toEqual([
      ['k', { a: 1 }],
      ['k', { a: 1 }],
    ])
  })

  test('S-130e: waits for Retry-After', async () => {
    const { fetch, delays } = fakeFetch(
      json({}, { status: 429, headers: { 'retry-after': '7' } }),
      json({}),
    )
    await settle(createTestClient(fetch).request({ url }))
    expect(delays()).toEqual([0, 7_000])
  })

  test('S-130e: limits Retry-After to 60 s', async () => {
    const { fetch, delays } = fakeFetch(
      json({}, { status: 503, headers: { 'retry-after': '3600' } }),
      json({}),
    )
    await settle(createTestClient(fetch).request({ url }))
    expect(delays()).toEqual([0, 60_000])
  })

  test('S-130a: fails after 10 s without a response and does not retry', async () => {
    const { fetch } = fakeFetch(silence)
    const failure = expect(createTestClient(fetch).request({ url })).rejects.toMatchObject({
      code: 'unreachable',
      cause: { code: 'request_timed_out' },
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await failure
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('S-130a: the deadline covers the body', async () => {
    const endless = async () =>
      new Response(
        new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
      )
    const { fetch } = fakeFetch(endless)
    const failure = expect(createTestClient(fetch).request({ url })).rejects.toMatchObject({
      code: 'unreachable',
    })
    await vi.advanceTimersByTimeAsync(10_000)
    await failure
  })

  test('parameters: timeoutMs', async () => {
    const { fetch } = fakeFetch(silence)
    const failure = expect(
      createTestClient(fetch, { timeoutMs: 500 }).request({ url }),
    ).rejects.toMatchObject({
      code: 'unreachable',
    })
    await vi.advanceTimersByTimeAsync(500)
    await failure
  })

  test('S-130a: options can lower the deadline, not raise it', async () => {
    const { fetch } = fakeFetch(silence)
    const call = createTestClient(fetch, { timeoutMs: 60_000 }).request({ url })
    const failure = expect(call).rejects.toMatchObject({ code: 'unreachable' })
    await vi.advanceTimersByTimeAsync(10_000)
    await failure
  })

  test.each([
    [20_000, 30_000],
    [600_000, 65_000],
  ])('S-93h: a long poll of %i ms fails after %i ms', async (longPollMs, deadlineMs) => {
    const { fetch } = fakeFetch(silence)
    let outcome: unknown
    const failure = createTestClient(fetch)
      .request({ url, longPollMs })
      .catch((error: unknown) => {
        outcome = error
      })
    await vi.advanceTimersByTimeAsync(deadlineMs - 1)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await failure
    expect(outcome).toMatchObject({ code: 'unreachable' })
  })

  test.each(['GET', 'POST'] as const)(
    'S-130i: aborting a %s rejects immediately, even if fetch ignores the signal',
    async (method) => {
      const { fetch } = fakeFetch(silence)
      const controller = new AbortController()
      const call = createTestClient(fetch).request({ url, method, signal: controller.signal })
      await vi.advanceTimersByTimeAsync(1)
      controller.abort()
      await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    },
  )

  test('S-130i: aborting between retries ends the wait', async () => {
    const { fetch } = fakeFetch(json({}, { status: 503, headers: { 'retry-after': '60' } }))
    const controller = new AbortController()
    const call = createTestClient(fetch).request({ url, signal: controller.signal })
    const failure = expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    await vi.advanceTimersByTimeAsync(1_000)
    controller.abort()
    await failure
    await vi.runAllTimersAsync()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('S-130h: opens the breaker of a host for 10 s after five failures, then sends one probe', async () => {
    const { fetch } = fakeFetch(new TypeError('fetch failed'))
    const client = createTestClient(fetch)
    const call = () => client.request({ url, retries: 0 }).catch((error: unknown) => error)
    for (const _ of Array(5)) await call()
    expect(fetch).toHaveBeenCalledTimes(5)

    expect(await call()).toMatchObject({
      code: 'unreachable',
      hint: expect.stringContaining('5 times'),
    })
    await vi.advanceTimersByTimeAsync(9_999)
    await call()
    expect(fetch).toHaveBeenCalledTimes(5)

    await vi.advanceTimersByTimeAsync(1)
    await Promise.all([
      call(),
      client.request({ url: `${url}/other`, retries: 0 }).catch(() => undefined),
    ])
    expect(fetch).toHaveBeenCalledTimes(6)
  })

  test.each([-3_600_000, 3_600_000])(
    'S-137: setting the clock by %i ms does not change the 10 s of an open breaker',
    async (byMs) => {
      const { fetch } = fakeFetch(new TypeError('fetch failed'))
      const client = createTestClient(fetch)
      const call = () => client.request({ url, retries: 0 }).catch((error: unknown) => error)
      for (const _ of Array(5)) await call()
      vi.setSystemTime(Date.now() + byMs)
      await vi.advanceTimersByTimeAsync(9_999)
      await call()
      expect(fetch).toHaveBeenCalledTimes(5)
      await vi.advanceTimersByTimeAsync(1)
      await call()
      expect(fetch).toHaveBeenCalledTimes(6)
    },
  )

  test('S-130h: a successful probe closes the breaker', async () => {
    const down = new TypeError('fetch failed')
    const { fetch } = fakeFetch(down, down, down, down, down, json({ a: 1 }))
    const client = createTestClient(fetch)
    await settle(client.request({ url }))
    await settle(client.request({ url, retries: 0 }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await client.request({ url })).toEqual({ a: 1 })
    expect(await client.request({ url })).toEqual({ a: 1 })
  })

  test('S-130h: fails immediately and without retries while the breaker is open', async () => {
    const { fetch } = fakeFetch(new TypeError('fetch failed'))
    const client = createTestClient(fetch)
    await settle(client.request({ url }))
    await settle(client.request({ url, retries: 0 }))
    await expect(client.request({ url })).rejects.toMatchObject({ code: 'unreachable' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('S-130h: each host has a breaker; an open one is not retried', async () => {
    const { fetch, requests } = fakeFetch(json({}, { status: 500 }))
    const client = createTestClient(fetch)
    await settle(client.request({ url }))
    await settle(client.request({ url }))
    expect(requests).toHaveLength(5)
    await settle(client.request({ url: 'https://other.example.test/', retries: 0 }))
    expect(requests).toHaveLength(6)
  })

  test('S-130h: refusals of the server and aborts of the user do not open the breaker', async () => {
    const { fetch } = fakeFetch(json({}, { status: 404 }))
    const client = createTestClient(fetch)
    for (const _ of Array(6)) await client.request({ url }).catch(() => undefined)
    expect(fetch).toHaveBeenCalledTimes(6)

    const silent = fakeFetch(silence)
    const other = createTestClient(silent.fetch)
    for (const _ of Array(6)) {
      const controller = new AbortController()
      const call = other.request({ url, signal: controller.signal }).catch(() => undefined)
      await vi.advanceTimersByTimeAsync(1)
      controller.abort()
      await call
    }
    expect(silent.fetch).toHaveBeenCalledTimes(6)
  })
})

test('S-130g: concurrent equal GETs share one request', async () => {
  const { fetch } = fakeFetch(json({ a: 1 }))
  const client = createTestClient(fetch)
  const both = [client.request({ url, query: { x: 1 } }), client.request({ url: `${url}?x=1` })]
  expect(await Promise.all(both)).toEqual([{ a: 1 }, { a: 1 }])
  expect(fetch).toHaveBeenCalledTimes(1)

  await client.request({ url, query: { x: 1 } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('S-130g: POSTs and GETs with different URL, headers or credentials are not shared', async () => {
  const { fetch } = fakeFetch(json({}))
  const client = createTestClient(fetch)
  await Promise.all([
    client.request({ url }),
    client.request({ url, query: { x: 1 } }),
    client.request({ url, headers: { 'x-csrf': 'a' } }),
    client.request({ url, credentials: 'include' }),
    client.request({ url, method: 'POST' }),
    client.request({ url, method: 'POST' }),
  ])
  expect(fetch).toHaveBeenCalledTimes(6)
})

test('default: sends query, headers and credentials', async () => {
  const { fetch, requests } = fakeFetch(json({}))
  await createTestClient(fetch).request({
    url: `${url}?kept=1`,
    query: { text: 'a b&c', number: 0, flag: false, absent: undefined },
    headers: { 'x-csrf': 'token' },
    credentials: 'include',
  })
  const request = requests[0]?.request
  expect(request?.url).toBe(`${url}?kept=1&text=a+b%26c&number=0&flag=false`)
  expect(request?.headers.get('x-csrf')).toBe('token')
  expect(request?.headers.get('accept')).toBe('application/json')
  expect(request?.credentials).toBe('include')
})
