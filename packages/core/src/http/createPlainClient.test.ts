import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlainClient } from './createPlainClient.ts'

const url = 'https://api.example.test/things'
const host = 'api.example.test'

/** Creates a fake `fetch` that always returns the same answer and records the requests. */
function fakeFetch(answer: Response | Error | (() => Promise<Response>)) {
  const requests: Request[] = []
  const fetch = async (input: Parameters<typeof globalThis.fetch>[0]) => {
    requests.push(new Request(input))
    if (answer instanceof Response) return answer.clone()
    if (typeof answer === 'function') return answer()
    throw answer
  }
  return { fetch, requests }
}

/** Fake `fetch` that never responds and ignores the abort signal. */
const silence = () => new Promise<Response>(() => undefined)

test('default: sends a GET with its query', async () => {
  const { fetch, requests } = fakeFetch(Response.json({ a: 1 }))
  const query = { page: 1, search: undefined }
  expect(await createPlainClient({ fetch }).request({ url: `${url}?x=y`, query })).toEqual({ a: 1 })
  expect(requests[0]?.url).toBe(`${url}?x=y&page=1`)
  expect(requests[0]?.headers.get('accept')).toBe('application/json')
})

test('default: a POST sends JSON', async () => {
  const { fetch, requests } = fakeFetch(new Response(null, { status: 204 }))
  const request = { url, method: 'POST', json: { a: 1 } } as const
  expect(await createPlainClient({ fetch }).request(request)).toBeUndefined()
  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect(await requests[0]?.json()).toEqual({ a: 1 })
})

test('S-130: tries only once, whatever `retries` is', async () => {
  const { fetch, requests } = fakeFetch(Response.json({ why: 'busy' }, { status: 503 }))
  const asked = createPlainClient({ fetch }).request({ url, retries: 3 })
  await expect(asked).rejects.toMatchObject({ status: 503, body: { why: 'busy' } })
  expect(requests).toHaveLength(1)
})

test('S-63: a body that is not JSON is refused', async () => {
  const { fetch } = fakeFetch(new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  const asked = createPlainClient({ fetch }).request({ url })
  await expect(asked).rejects.toMatchObject({ code: 'invalid_answer' })
})

test('S-63: does not read a body whose announced length exceeds 5 MB', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '5000001' }
  const { fetch } = fakeFetch(new Response('{}', { headers }))
  const asked = createPlainClient({ fetch }).request({ url })
  await expect(asked).rejects.toMatchObject({ code: 'invalid_answer' })
})

test('S-130: concurrent equal GETs share one request', async () => {
  const { fetch, requests } = fakeFetch(Response.json({ a: 1 }))
  const client = createPlainClient({ fetch })
  const [one, two] = await Promise.all([client.request({ url }), client.request({ url })])
  expect([one, two]).toEqual([{ a: 1 }, { a: 1 }])
  expect(requests).toHaveLength(1)
})

test('S-130: sends nothing to a host for 10 s after five failures', async () => {
  const { fetch, requests } = fakeFetch(new TypeError('Failed to fetch'))
  let time = 0
  const client = createPlainClient({ fetch, now: () => time })
  const ask = () => client.request({ url }).catch((error: unknown) => error)
  for (let turn = 0; turn < 7; turn += 1) expect(await ask()).toMatchObject({ code: 'unreachable' })
  expect(requests).toHaveLength(5)
  time = 10_000
  await ask()
  expect(requests).toHaveLength(6)
})

test('behavior: an aborting caller gets its reason, and the request is aborted', async () => {
  const { fetch, requests } = fakeFetch(silence)
  const controller = new AbortController()
  const asked = createPlainClient({ fetch }).request({ url, signal: controller.signal })
  const reason = new DOMException('left', 'AbortError')
  controller.abort(reason)
  await expect(asked).rejects.toBe(reason)
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true))
})

describe('with fake timers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('S-130: fails after 10 s, even if fetch ignores the signal', async () => {
    const { fetch, requests } = fakeFetch(silence)
    const asked = createPlainClient({ fetch }).request({ url })
    const settled = asked.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(requests[0]?.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await settled).toMatchObject({
      code: 'unreachable',
      cause: { code: 'request_timed_out', hint: `${host} did not answer within 10000 ms.` },
    })
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
