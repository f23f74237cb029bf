import type { ReportText } from '@latchkey/product-api'
import { type FakeAnswers, fakeProductApi, refuse } from '@latchkey/product-api/testing'
import { onlineManager } from '@tanstack/react-query'
import { getResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { createProductClient } from '../product/createProductClient.ts'
import { createBrowserStorage } from '../storage/createBrowserStorage.ts'
import { createReportOutbox } from './createReportOutbox.ts'
import { unsentReports } from './storedReports.ts'

const baseUrl = 'http://localhost:3000'
const ownId = 'u'.repeat(20)
const text: ReportText = {
  title: 'The board is empty',
  severity: 'hinders',
  happened: 'I saw nothing at all.',
  steps: '',
  diagnostics: null,
}

afterEach(() => onlineManager.setOnline(true))

/**
 * Creates the storage of one browser with a fake server. Each call of the returned `openPage` opens
 * another page with this storage.
 */
function createBrowser(answers: FakeAnswers = {}) {
  const map = new Map<string, string>()
  const area = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  const keys: string[] = []
  const state = { isDown: false }
  const created: FakeAnswers['createReport'] = (input, request) => {
    keys.push(request.headers.get('idempotency-key') ?? '')
    const { diagnostics, picture, ...words } = input
    const facts = { id: 'r'.repeat(20), createdAt: '2030-01-15T10:00:00.000Z', answers: [] }
    return {
      report: {
        ...words,
        ...facts,
        hasDiagnostics: diagnostics !== null,
        hasPicture: picture !== undefined,
        status: 'open',
      },
    }
  }
  const handlers = fakeProductApi(baseUrl, {
    getSession: () => ({ session: null, csrfToken: 't', serverTime: '2030-01-15T10:00:00.000Z' }),
    getMe: () => ({
      user: { id: ownId, createdAt: '2030-01-15T10:00:00.000Z', displayName: null },
      accounts: [],
    }),
    listReports: () => ({ reports: [], next: null }),
    createReport: created,
    ...answers,
  })
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    if (state.isDown) throw new TypeError('Failed to fetch')
    return (await getResponse([...handlers], new Request(input, init))) ?? Response.error()
  })
  const storage = createBrowserStorage({ getArea: () => area })
  const openPage = () =>
    createReportOutbox({ storage, product: createProductClient({ baseUrl, fetch }) })
  return { openPage, keys, state, map, fetch }
}

test('default: a sent report is removed from storage', async () => {
  const { openPage, keys, map } = createBrowser()
  const outbox = openPage()
  expect(await outbox.add(ownId, text)).toBe('sent')
  expect(keys).toEqual([expect.stringMatching(/^[-0-9a-f]{36}$/)])
  expect([outbox.get(), map.has(unsentReports.key)]).toEqual([[], false])
})

test('S-94: a report with a lost response is sent again with the same key', async () => {
  let lost = true
  const { openPage, keys, fetch } = createBrowser()
  const ask = fetch.getMockImplementation()
  fetch.mockImplementation(async (input, init) => {
    const answer = (await ask?.(input, init)) ?? Response.error()
    const isReport = input instanceof Request && input.method === 'POST'
    if (!isReport || !lost) return answer
    lost = false
    throw new TypeError('Failed to fetch')
  })
  const outbox = openPage()
  expect(await outbox.add(ownId, text)).toBe('waiting')
  await outbox.flush()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(outbox.get()).toEqual([])
})

test('behavior: without a network a report survives a reload and is sent after reconnect', async () => {
  const { openPage, keys } = createBrowser()
  onlineManager.setOnline(false)
  expect(await openPage().add(ownId, text)).toBe('waiting')
  const later = openPage()
  const stop = later.start()
  expect(later.get()).toHaveLength(1)
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(later.get()).toEqual([]))
  expect(keys).toHaveLength(1)
  stop()
})

test('behavior: a report that the browser could not store is reported as unsaved', async () => {
  const { openPage, map, keys } = createBrowser()
  const full = vi.spyOn(map, 'set').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onlineManager.setOnline(false)
  const outbox = openPage()
  expect(await outbox.add(ownId, text)).toBe('unsaved')
  expect(outbox.get()).toHaveLength(1)
  full.mockRestore()
  expect(await outbox.add(ownId, text)).toBe('waiting')
  onlineManager.setOnline(true)
  await outbox.flush()
  expect(keys).toHaveLength(2)
})

test('behavior: a report of another player of this browser is not sent', async () => {
  const { openPage, keys } = createBrowser()
  const outbox = openPage()
  expect(await outbox.add('x'.repeat(20), text)).toBe('waiting')
  await outbox.flush()
  expect(keys).toEqual([])
})

test('error: a rejected report is stored with the reason and not sent again', async () => {
  const { openPage, fetch } = createBrowser({ createReport: () => refuse('body_too_large') })
  const outbox = openPage()
  expect(await outbox.add(ownId, text)).toBe('refused')
  const [entry] = outbox.get()
  expect(entry?.refusal).toBe('That is too large.')
  const before = fetch.mock.calls.length
  await outbox.flush()
  expect(fetch.mock.calls).toHaveLength(before)
  outbox.drop(entry?.key ?? '')
  expect(outbox.get()).toEqual([])
})

test.each(['rate_limited', 'internal', 'not_signed_in'] as const)(
  'error: %s is not a response, so the report waits',
  async (code) => {
    const { openPage } = createBrowser({ createReport: () => refuse(code) })
    expect(await openPage().add(ownId, text)).toBe('waiting')
  },
)

test('S-100: a stored value that is not a report is set aside', () => {
  const { openPage, map } = createBrowser()
  map.set(unsentReports.key, '{"v":1,"value":[{"key":1}]}')
  expect(openPage().get()).toEqual([])
  expect(map.has(`${unsentReports.key}:bad`)).toBe(true)
})
