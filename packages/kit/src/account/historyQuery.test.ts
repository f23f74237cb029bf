import { mainnet, polygon } from '@latchkey/core/networks'
import { InfiniteQueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { historyQuery } from './historyQuery.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const nft = (spam: boolean) => ({
  fungible_info: null,
  nft_info: { name: 'Pass', content: null, flags: { is_spam: spam } },
  direction: 'in',
  quantity: { numeric: '1' },
  value: null,
  price: null,
})
const transaction = (id: string, chain: string | null, transfers: object[] | null = null) => ({
  id,
  metadata: {
    operationType: 'receive',
    hash: `0x${id}`,
    minedAt: '2026-03-14T08:30:00Z',
    sentFrom: '',
    sentTo: '',
    status: 'confirmed',
    nonce: 0,
    application: null,
    chain,
  },
  transfers,
})

type Answer = { readonly data: readonly object[]; readonly next: string | null } | undefined

/**
 * Creates a kit whose API answers page by page, by cursor; `undefined` is a failure. Records the
 * requests.
 */
function createHistoryKit(pages: Readonly<Record<string, Answer>>, served = ['eip155:1']) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (url.pathname.endsWith('supported-chains')) return Response.json({ http: served, ws: [] })
    const cursor = url.searchParams.get('cursor') ?? ''
    asked.push(`${url.searchParams.get('chainId')}/${cursor}`)
    const page = pages[cursor]
    return page ? Response.json(page) : Response.json({}, { status: 503 })
  }
  const kit = createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ports: { fetch },
    networks: [mainnet, polygon],
  })
  const events: unknown[] = []
  kit.events.subscribe(({ data }) => events.push([data.event, data.properties]))
  return { kit, asked, events }
}

type HistoryKit = ReturnType<typeof createHistoryKit>['kit']

const fetchFirst = (kit: HistoryKit, network = mainnet) =>
  getQueryClient(kit).fetchInfiniteQuery(historyQuery(kit, { address, network }))

test('K-ACT-01: entries of other chains and entries with only spam transfers are hidden', async () => {
  const { kit } = createHistoryKit({
    '': {
      data: [
        transaction('own', 'eip155:1'),
        transaction('elsewhere', 'eip155:137'),
        transaction('nowhere', null),
        transaction('spam', 'eip155:1', [nft(true), nft(true)]),
        transaction('partly', 'eip155:1', [nft(true), nft(false)]),
        transaction('nothing', 'eip155:1', []),
      ],
      next: null,
    },
  })
  const { pages } = await fetchFirst(kit)
  expect(pages[0]?.transactions.map(({ id }) => id)).toEqual(['own', 'partly', 'nothing'])
})

test('K-ACT-02: the next page is fetched by its cursor once and tracked', async () => {
  const { kit, asked, events } = createHistoryKit({
    '': { data: [transaction('one', 'eip155:1')], next: 'more' },
    more: { data: [transaction('two', 'eip155:1')], next: null },
  })
  const observer = new InfiniteQueryObserver(
    getQueryClient(kit),
    historyQuery(kit, { address, network: mainnet }),
  )
  const unsubscribe = observer.subscribe(() => {})
  await observer.refetch()
  expect(events).toEqual([])
  const { data, hasNextPage } = await observer.fetchNextPage()
  unsubscribe()
  expect(asked).toEqual(['eip155:1/', 'eip155:1/more'])
  expect(hasNextPage).toBe(false)
  expect(data?.pages).toHaveLength(2)
  const { projectId } = kit.config
  expect(events).toEqual([
    ['LOAD_MORE_TRANSACTIONS', { address, projectId, cursor: 'more', isSmartAccount: false }],
  ])
})

test('K-ACT-03: a failure shows the toast and is tracked once, without a retry', async () => {
  const { kit, asked, events } = createHistoryKit({})
  await expect(fetchFirst(kit)).rejects.toMatchObject({ code: expect.any(String) })
  expect(asked).toHaveLength(1)
  expect(kit.toasts.getState().toast).toMatchObject({
    message: 'Failed to fetch transactions',
    variant: 'error',
  })
  const { projectId } = kit.config
  expect(events).toEqual([
    ['ERROR_FETCH_TRANSACTIONS', { address, projectId, cursor: undefined, isSmartAccount: false }],
  ])
})

test('K-ACT-04: each network and each address has a separate history', async () => {
  const { kit, asked } = createHistoryKit({ '': { data: [], next: null } }, [
    'eip155:1',
    'eip155:137',
  ])
  await fetchFirst(kit)
  await fetchFirst(kit, polygon)
  expect(asked).toEqual(['eip155:1/', 'eip155:137/'])
  const toKey = (other: string) => historyQuery(kit, { address: other, network: mainnet }).queryKey
  expect(toKey('0x01')).not.toEqual(toKey('0x02'))
})

test('behavior: an unsupported network is distinguished from an empty history', async () => {
  const { kit, asked } = createHistoryKit({ '': { data: [], next: null } })
  expect((await fetchFirst(kit, polygon)).pages).toEqual([
    { transactions: [], next: undefined, supported: false },
  ])
  expect(asked).toEqual([])
})

test('behavior: without an API the network counts as unsupported', async () => {
  const kit = createTestKit()
  const { pages } = await fetchFirst(kit)
  expect(pages[0]?.supported).toBe(false)
})
