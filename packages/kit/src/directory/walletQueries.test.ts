import { InfiniteQueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { type FakeDirectoryOptions, fakeDirectory, toWalletId } from '../testing/fakeDirectory.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { getSuggestedWallets } from './getSuggestedWallets.ts'
import { loadSuggestedWallets, loadWalletRanks } from './later/loadSuggestedWallets.ts'
import { getExpectedCount, getNextPage, walletPagesQuery } from './walletPagesQuery.ts'
import { walletSearchQuery } from './walletSearchQuery.ts'

type KitOptions = Parameters<typeof createTestKit>[0]

function createKit(options: FakeDirectoryOptions, config: KitOptions & { mobile?: boolean } = {}) {
  const { mobile = false, ...rest } = config
  const directory = fakeDirectory(options)
  const base = createTestKit({ started: false }).ports.page
  const kit = createTestKit({
    directoryUrl: directory.url,
    ...rest,
    ports: {
      fetch: directory.fetch,
      page: { ...base, device: () => ({ ...base.device(), mobile }) },
    },
  })
  return { kit, directory }
}

const many = (count: number, wallet: object = {}) => Array.from({ length: count }, () => wallet)
const getQuery = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? [])

test('K-CONN-19: pages of 40 follow each other until the end, and no further', async () => {
  const { kit, directory } = createKit({ wallets: many(95) })
  const observer = new InfiniteQueryObserver(getQueryClient(kit), walletPagesQuery(kit))
  const stop = observer.subscribe(() => {})
  await observer.refetch()
  for (let turn = 0; turn < 5; turn += 1) await observer.fetchNextPage()
  const pages = observer.getCurrentResult().data?.pages ?? []
  expect(pages.map(({ wallets }) => wallets.length)).toEqual([40, 40, 15])
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
  expect(getQuery(directory.asked.at(-1))).toMatchObject({
    page: '3',
    entries: '40',
    chains: 'eip155:1,eip155:137,eip155:11155111',
    projectId: 'test',
    st: 'latchkey',
  })
  stop()
})

test('K-CONN-19, K-MOB-06: a phone omits unreachable wallets and still finds the end', async () => {
  const wallets = [...many(40), ...many(30, { mobile_link: 'x://' }), ...many(30)]
  const { kit } = createKit({ wallets }, { mobile: true })
  const client = getQueryClient(kit)
  const { pages } = await client.fetchInfiniteQuery({ ...walletPagesQuery(kit), pages: 9 })
  expect(pages.map((page) => [page.wallets.length, page.received])).toEqual([
    [0, 40],
    [30, 40],
    [0, 20],
  ])
  expect(getNextPage(pages)).toBeUndefined()
  expect(getExpectedCount(pages)).toBe(30)
  expect(getExpectedCount(pages.slice(0, 2))).toBe(50)
})

test('K-CONN-19: the largest reported count applies, and an empty page is the end', () => {
  const page = (received: number, count: number) => ({ wallets: [], received, count })
  expect(getNextPage([])).toBeUndefined()
  expect(getNextPage([page(40, 90), page(40, 60)])).toBe(3)
  expect(getNextPage([page(40, 90), page(0, 90)])).toBeUndefined()
})

test('behavior: a wallet of other networks, or without a list of networks, is hidden', async () => {
  const wallets = [{ chains: ['eip155:1'] }, { chains: ['eip155:5'] }, { chains: null }]
  const directory = fakeDirectory({ wallets })
  // A directory that ignores filters.
  const fetch: typeof globalThis.fetch = (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    url.searchParams.delete('chains')
    return directory.fetch(url)
  }
  const kit = createTestKit({ directoryUrl: directory.url, ports: { fetch } })
  const { pages } = await getQueryClient(kit).fetchInfiniteQuery(walletPagesQuery(kit))
  expect(pages[0]?.wallets.map(({ id }) => id)).toEqual([toWalletId(1)])
})

test('K-CONN-07, K-CONN-08: excluded wallets never show; featured ones show in search only', async () => {
  const [excluded, featured, other] = [1, 2, 3].map(toWalletId)
  const { kit } = createKit(
    { wallets: many(3) },
    { excludeWalletIds: [excluded ?? ''], featuredWalletIds: [featured ?? ''] },
  )
  const client = getQueryClient(kit)
  const exclude = [featured ?? '']
  const { pages } = await client.fetchInfiniteQuery(walletPagesQuery(kit, { exclude }))
  expect(pages[0]?.wallets.map(({ id }) => id)).toEqual([other])
  await loadSuggestedWallets(kit)
  expect(getSuggestedWallets(kit).recommended.map(({ id }) => id)).toEqual([other])
  const found = await client.fetchQuery(walletSearchQuery(kit, { search: 'wallet' }))
  expect(found.map(({ id }) => id)).toEqual([featured, other])
})

test('K-CONN-08: featured wallets keep the configured order', async () => {
  const ids = [3, 1, 9, 2].map(toWalletId)
  const { kit, directory } = createKit({ wallets: many(3) }, { featuredWalletIds: ids })
  await loadSuggestedWallets(kit)
  expect(getSuggestedWallets(kit).featured.map(({ id }) => id)).toEqual([3, 1, 2].map(toWalletId))
  const include = ids.join(',')
  const asked = directory.asked.find((url) => url.searchParams.get('include') === include)
  expect(getQuery(asked)).toMatchObject({ page: '1', entries: '4' })
})

test('K-CONN-07: an include list is sent with pages, searches and recommendations', async () => {
  const include = [toWalletId(2)]
  const { kit, directory } = createKit({ wallets: many(3) }, { includeWalletIds: include })
  const client = getQueryClient(kit)
  await client.fetchInfiniteQuery(walletPagesQuery(kit))
  await client.fetchQuery(walletSearchQuery(kit, { search: 'wallet' }))
  await loadSuggestedWallets(kit)
  expect(directory.asked.map((url) => url.searchParams.get('include'))).toEqual([
    ...include,
    ...include,
    ...include,
  ])
})

test('K-CONN-18: certified filters page and search', async () => {
  const wallets = [{ badge_type: 'certified' as const }, { badge_type: 'none' as const }]
  const { kit, directory } = createKit({ wallets })
  const client = getQueryClient(kit)
  const query = walletSearchQuery(kit, { search: ' wallet ', certified: true })
  expect(await client.fetchQuery(query)).toMatchObject([{ certified: true }])
  const { pages } = await client.fetchInfiniteQuery(walletPagesQuery(kit, { certified: true }))
  expect(pages[0]?.wallets).toHaveLength(1)
  expect(directory.asked.map((url) => url.searchParams.get('badge_type'))).toEqual([
    'certified',
    'certified',
  ])
  expect(getQuery(directory.asked[0])).toMatchObject({ search: 'wallet', entries: '100' })
})

test('behavior: ranks are looked up by name, and by rdns while an EVM network is active', async () => {
  const connectors = [fakeWallet({ id: 'io.one', name: 'One, Two' }).connector.info]
  const { kit, directory } = createKit({})
  kit.connection.setState({ connectors })
  await loadWalletRanks(kit)
  expect(getQuery(directory.asked[0])).toMatchObject({
    names: 'One  Two',
    rdns: 'io.one',
    badge: 'certified',
    entries: '20',
  })
  kit.connection.setState({ activeNamespace: 'solana' })
  await loadWalletRanks(kit)
  expect(getQuery(directory.asked[1])).not.toHaveProperty('rdns')
})

test('error: without a directory no request is sent', async () => {
  const kit = createTestKit()
  const query = walletSearchQuery(kit, { search: 'wallet' })
  await expect(getQueryClient(kit).fetchQuery(query)).rejects.toMatchObject({
    code: 'directory_not_configured',
  })
})
