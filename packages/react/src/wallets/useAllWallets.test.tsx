import { createTestKit, fakeDirectory } from '@latchkey/kit/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../provider/KitProvider.tsx'
import { useAllWallets } from './useAllWallets.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Filter = Parameters<typeof useAllWallets>[0]

/**
 * Waits for the pause in typing and three retries. Advances in steps, because each render may start
 * new timers.
 */
async function wait(): Promise<void> {
  for (let second = 0; second < 20; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
}

const none: Filter = { search: '', certified: false }

/** Renders the list of all wallets over a fake directory that counts its searches. */
function openList(isDown = false) {
  const directory = fakeDirectory({ wallets: [{ name: 'Amber' }, { name: 'Basalt' }] })
  let searches = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url } = new Request(input, init)
    if (!new URL(url).searchParams.has('search')) return directory.fetch(input, init)
    searches += 1
    return isDown ? new Response(null, { status: 503 }) : directory.fetch(input, init)
  }
  const kit = createTestKit({ started: false, directoryUrl: directory.url, ports: { fetch } })
  const { rerender } = renderHook(useAllWallets, {
    initialProps: none,
    wrapper: ({ children }) => (
      <StrictMode>
        <KitProvider kit={kit}>{children}</KitProvider>
      </StrictMode>
    ),
  })
  const show = (filter: Partial<Filter>) => rerender({ ...none, ...filter })
  return { kit, show, getSearches: () => searches }
}

/**
 * Applies filters one after the other. Returns the reported searches and the number of requests.
 */
async function follow(filters: readonly Partial<Filter>[], isDown = false) {
  const { kit, show, getSearches } = openList(isDown)
  const told: unknown[] = []
  kit.events.subscribe(({ data }) => {
    if (data.event === 'SEARCH_WALLET') told.push(data.properties)
  })
  for (const filter of filters) {
    show(filter)
    await wait()
  }
  return { told, searches: getSearches() }
}

test('K-CONN-17b: the directory is searched for the current text 150 ms after the last keystroke', async () => {
  const { show, getSearches } = openList()
  await wait()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  show({ search: 'am' })
  await pass(149)
  show({ search: 'amb' })
  await pass(149)
  expect(getSearches()).toBe(0)
  await pass(1)
  expect(getSearches()).toBe(1)
})

test('K-CONN-17: a search is reported once, even if its request is retried', async () => {
  const { told, searches } = await follow([{ search: 'Amber' }], true)
  expect(searches).toBe(4)
  expect(told).toEqual([{ badge: '', search: 'amber' }])
})

test('K-CONN-17: a search with a cached result is reported too', async () => {
  const filters = ['amber', 'a', 'basalt', 'amber'].map((search) => ({ search }))
  const { told, searches } = await follow(filters)
  expect(searches).toBe(2)
  expect(told).toEqual(['amber', 'basalt', 'amber'].map((search) => ({ badge: '', search })))
})

test('K-CONN-18: the same text among certified wallets is another search', async () => {
  const { told } = await follow([{ search: 'amber' }, { search: 'amber', certified: true }])
  expect(told).toEqual([
    { badge: '', search: 'amber' },
    { badge: 'certified', search: 'amber' },
  ])
})
