import type { HistoryTransaction } from '@latchkey/blockchain-api'
import { mainnet, polygon } from '@latchkey/core/networks'
import { getQueryClient } from '@latchkey/kit/query'
import { fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { findScroller } from '../../parts/findScroller.ts'
import { fakeApi } from '../../testing/fakeApi.ts'
import { fakeTransaction, fakeTransfer } from '../../testing/fakeHistory.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'
import type { RenderWithKitOptions } from '../../testing/renderWithKit.tsx'

await fetchViews()

afterEach(cleanup)

type Page = { readonly data: readonly HistoryTransaction[]; readonly next: string | null }

/**
 * Creates an API that serves these history pages and records the requests. The key of a page is its
 * network and cursor, after the address and a space for an account with its own history. Any other
 * page fails.
 */
function serveHistory(pages: Record<string, Page>) {
  const asked: string[] = []
  const table = fakeApi({
    'supported-chains': { http: ['eip155:1', 'eip155:137'], ws: [] },
    balance: { balances: [] },
  })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.pathname.endsWith('/history')) return table(input, init)
    const key = `${url.searchParams.get('chainId')}/${url.searchParams.get('cursor') ?? ''}`
    asked.push(key)
    const address = url.pathname.split('/').at(-2)
    const page = pages[`${address} ${key}`] ?? pages[key]
    return page ? Response.json(page) : Response.json({}, { status: 503 })
  }
  return { asked, fetch }
}

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    fakeTransaction(`t${from + index}`, {
      minedAt: new Date(1.77e12 - (from + index) * 6e7).toISOString(),
    }),
  )

async function openActivity(
  pages: Record<string, Page>,
  options: RenderWithKitOptions & { readonly tab?: boolean } = {},
) {
  const { tab, ...others } = options
  const { asked, fetch } = serveHistory(pages)
  const first = { view: 'Account', data: { tab: tab ? 'activity' : 'tokens' } } as const
  const kit = await openOn(tab ? [first] : [first, { view: 'Transactions' }], {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    networks: [mainnet, polygon],
    ports: { fetch },
    ...others,
  })
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push(data))
  return { kit, asked, events }
}

function scrollToEnd(list: HTMLElement): void {
  const scroller = findScroller(list)
  scroller.scrollTop = scroller.scrollHeight
}

test('behavior: an incoming transaction shows once the balance has changed', async () => {
  let amount = 1n
  const pages = { 'eip155:1/': { data: many(1), next: null } }
  const { kit, asked } = await openActivity(pages, {
    adapters: [fakeAdapter({ getBalance: () => ({ amount, decimals: 18, symbol: 'ETH' }) })],
  })
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  const readAgain = () =>
    act(() => getQueryClient(kit).refetchQueries({ queryKey: ['nativeBalance'] }))
  await readAgain()
  expect(asked).toEqual(['eip155:1/'])
  amount = 2n
  pages['eip155:1/'] = { data: many(2), next: null }
  await readAgain()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  expect(asked).toEqual(['eip155:1/', 'eip155:1/'])
})

const getList = () => screen.findByRole('list', { name: 'Activity' })

test('K-ACT-01: rows are grouped by month and show action, recipient and amounts', async () => {
  const swap = fakeTransaction('swap', {
    operationType: 'trade',
    minedAt: '2026-02-10T12:00:00Z',
    transfers: [fakeTransfer('out', '1', 'ETH', 3_000), fakeTransfer('in', '3000', 'USDC', 3_000)],
  })
  const failed = fakeTransaction('failed', { status: 'failed', minedAt: '2026-02-09T12:00:00Z' })
  await openActivity({ 'eip155:1/': { data: [swap, failed], next: null } })
  const list = await getList()
  expect(within(list).getAllByRole('heading')).toHaveLength(1)
  const [first, second] = within(list).getAllByRole('button')
  expect(first?.textContent).toMatch(/^Swapped.*−1 ETH\+3,000 USDC$/)
  expect(second?.textContent).toMatch(/^SentFailed · 0x86…38070D−1.5 ETH$/)
})

const twin = '0x861ffFFfFFFfFFfFFFFFfFFFfFfFFffFFfFF070D'
const foreign = { ...fakeTransfer('out', '900', 'USDC'), foreign: true }
const poisoned = [
  fakeTransaction('own'),
  fakeTransaction('bait', { operationType: 'foreign', sentTo: twin, transfers: [foreign] }),
  fakeTransaction('dust', {
    ...{ operationType: 'receive', sentFrom: twin },
    transfers: [fakeTransfer('in', '0.0001', 'ETH')],
  }),
  fakeTransaction('mixed', {
    operationType: 'receive',
    transfers: [foreign, fakeTransfer('in', '3', 'ETH')],
  }),
]

test('K-WORLD-14f, K-WORLD-14g: transfers of strangers show on request, without an address', async () => {
  await openActivity({ 'eip155:1/': { data: poisoned, next: null } })
  const list = await getList()
  const read = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(read()).toEqual([
    expect.stringMatching(/^Sent/),
    expect.stringMatching(/^Received.*\+3 ETH$/),
  ])
  const all = screen.getByRole('switch', { name: 'Show all transfers' })
  expect(all.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(all)
  expect(all.getAttribute('aria-checked')).toBe('true')
  await waitFor(() =>
    expect(read()).toEqual([
      expect.stringMatching(/^Sent/),
      expect.stringMatching(/^Not sent by you.*Possible scam/),
      expect.stringMatching(/^Received.*Possible scam/),
      expect.stringMatching(/−900 USDC/),
    ]),
  )
  expect(list.textContent).not.toContain('0x861')
  await userEvent.click(all)
  await waitFor(() => expect(read()).toHaveLength(2))
})

test('K-WORLD-14e: a listed token that another account moved shows without a counterparty', async () => {
  const listed = { ...foreign, fungible_info: { symbol: 'USDC', listed: true } }
  const moved = fakeTransaction('moved', { operationType: 'foreign', transfers: [listed] })
  await openActivity({ 'eip155:1/': { data: [moved], next: null } })
  const [row] = within(await getList()).getAllByRole('button')
  expect(row?.textContent).toMatch(/^Not sent by you\D*14\D*900 USDC$/)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('K-ACT-02: scrolling to the end loads the next page once, without duplicates', async () => {
  const [last] = many(1, 49)
  const { asked, events } = await openActivity({
    'eip155:1/': { data: many(50), next: 'more' },
    'eip155:1/more': { data: [...(last ? [last] : []), ...many(10, 50)], next: null },
  })
  const list = await getList()
  expect(asked).toEqual(['eip155:1/'])
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(40)
  scrollToEnd(list)
  await waitFor(() => expect(asked).toEqual(['eip155:1/', 'eip155:1/more']))
  await waitFor(() => {
    const row = within(list).getAllByRole('listitem')[0]
    const months = new Set(many(60).map(({ metadata }) => metadata.minedAt.slice(0, 7))).size
    expect(row?.getAttribute('aria-setsize')).toBe(String(60 + months))
  })
  const loads = events.filter((data) => JSON.stringify(data).includes('LOAD_MORE_TRANSACTIONS'))
  expect(loads).toMatchObject([{ properties: { cursor: 'more', isSmartAccount: false } }])
})

test('K-ACT-02: a failed page shows a message, and only a press retries it', async () => {
  const pages: Record<string, Page> = { 'eip155:1/': { data: many(3), next: 'more' } }
  const { asked } = await openActivity(pages)
  expect(await screen.findByText('Some transactions couldn’t be loaded.')).toBeTruthy()
  expect(asked).toEqual(['eip155:1/', 'eip155:1/more'])
  pages['eip155:1/more'] = { data: many(1, 3), next: null }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/^Some transactions/)).toBeNull())
  expect(asked).toHaveLength(3)
})

test('K-ACT-03: a failure shows a toast and an empty state, and can be retried', async () => {
  const pages: Record<string, Page> = {}
  const { kit } = await openActivity(pages)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getAllByText('Failed to fetch transactions')).not.toHaveLength(0)
  expect(kit.toasts.getState().toast?.message).toBe('Failed to fetch transactions')
  pages['eip155:1/'] = { data: many(1), next: null }
  await userEvent.click(retry)
  expect(within(await getList()).getAllByRole('button')).toHaveLength(1)
})

test('K-ACT-03: an empty history shows a message, and in the account offers to receive funds', async () => {
  const pages = { 'eip155:1/': { data: [], next: null } }
  await openActivity(pages)
  expect(await screen.findByText('No activity on Ethereum yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Receive funds' })).toBeNull()
  cleanup()
  const { kit } = await openActivity(pages, { tab: true })
  await userEvent.click(await screen.findByRole('button', { name: 'Receive funds' }))
  expect(getViews(kit)).toEqual(['Account', 'WalletReceive'])
})

test('K-ACT-04, K-NET-08: another network shows its own history, not the one before', async () => {
  const { kit, asked } = await openActivity({
    'eip155:1/': { data: many(1), next: null },
    'eip155:137/': { data: [], next: null },
  })
  await getList()
  act(() => kit.connection.setState({ networks: { eip155: 'eip155:137' } }))
  expect(await screen.findByText('No activity on Polygon yet.')).toBeTruthy()
  expect(asked).toEqual(['eip155:1/', 'eip155:137/'])
})

test('K-ACT-04: another account shows its own history from the first page', async () => {
  const connected = fakeWallet()
  const other = `0x${'0b'.repeat(20)}`
  let answer = (_: Response) => {}
  const hanging = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { asked, fetch } = serveHistory({
    'eip155:1/': { data: many(2), next: 'more' },
    'eip155:1/more': { data: many(1, 2), next: null },
  })
  await openActivity(
    {},
    {
      connected,
      ports: {
        fetch: (input, init) => {
          const { url } = new Request(input, init)
          return url.includes(`${other}/history`) ? hanging : fetch(input, init)
        },
      },
    },
  )
  expect(within(await getList()).getAllByRole('button')).toHaveLength(3)
  act(() => connected.changeAccounts([other]))
  // The rows of the account before disappear at once, also while the new ones are loading.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Activity' })).toBeNull())
  const [own] = many(1, 9)
  answer(Response.json({ data: [own], next: null }))
  expect(within(await getList()).getAllByRole('button')).toHaveLength(1)
  expect(asked).toEqual(['eip155:1/', 'eip155:1/more'])
  act(() => connected.changeAccounts(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']))
  await waitFor(async () => expect(within(await getList()).getAllByRole('button')).toHaveLength(3))
})

test('behavior: of 10,000 transactions only the visible ones are rendered', async () => {
  await openActivity({ 'eip155:1/': { data: many(10_000), next: null } })
  const list = await getList()
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(40)
  scrollToEnd(list)
  await waitFor(() => {
    const last = within(list).getAllByRole('listitem').at(-1)
    expect(last?.getAttribute('aria-posinset')).toBe(last?.getAttribute('aria-setsize'))
  })
})

test('K-ACC-01: the account shows the latest, and opens all transactions with one event', async () => {
  const { kit, events } = await openActivity(
    { 'eip155:1/': { data: many(50), next: 'more' } },
    { tab: true },
  )
  const list = await getList()
  const months = new Set(many(8).map(({ metadata }) => metadata.minedAt.slice(0, 7))).size
  // The list renders visible rows only, so the test reads the list's size from a row.
  const [first] = within(list).getAllByRole('listitem')
  expect(first?.getAttribute('aria-setsize')).toBe(String(8 + months))
  await userEvent.click(screen.getByTestId('w3m-account-default-activity-button'))
  expect(getViews(kit)).toEqual(['Account', 'Transactions'])
  const clicks = events.filter((data) => JSON.stringify(data).includes('CLICK_TRANSACTIONS'))
  expect(clicks).toMatchObject([{ properties: { isSmartAccount: false } }])
})

test('K-ACC-01: without the activity feature the tab is hidden and no request is sent', async () => {
  const { asked } = await openActivity(
    { 'eip155:1/': { data: many(3), next: null } },
    { tab: true, features: { activity: false } },
  )
  expect(await screen.findByTestId('tab-tokens')).toBeTruthy()
  expect(screen.queryByTestId('tab-activity')).toBeNull()
  expect(asked).toEqual([])
})
