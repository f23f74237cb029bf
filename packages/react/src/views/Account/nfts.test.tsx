import { solana } from '@latchkey/core/networks'
import { fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fakeNft, fakeNftOrigins } from '../../testing/fakeNfts.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'
import type { RenderWithKitOptions } from '../../testing/renderWithKit.tsx'

await fetchViews()

afterEach(cleanup)

const chains = { http: ['eip155:1', solana.caipNetworkId], ws: [] }

const openTab = (nfts: FakeAnswers[string], options: RenderWithKitOptions = {}) =>
  openOn([{ view: 'Account', data: { tab: 'nfts' } }], {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    imageOrigins: fakeNftOrigins,
    ports: { fetch: fakeApi({ 'supported-chains': chains, balance: { balances: [] }, nfts }) },
    ...options,
  })

const findList = () => screen.findByRole('list', { name: 'NFTs' })
const getCards = () => screen.getAllByTestId('nft-card')
const getPicture = (card: HTMLElement | undefined) => card?.querySelector('img')

const medal = fakeNft(1)
const pass = fakeNft(7, {
  ...{ standard: 'ERC1155', amount: '1200', name: 'Gate pass' },
  collection: { name: 'Clubhouse Passes' },
})
const coupon = fakeNft(8, {
  ...{ name: 'Claim at prizes.example', collection: { name: 'Prizes' }, isSpam: true },
})

test('K-ACC-11: ERC-721 and ERC-1155 tokens show image, name and collection; spam is hidden', async () => {
  await openTab({ data: [medal, pass, coupon], next: null })
  await findList()
  const [first, second, ...more] = getCards()
  expect(more).toEqual([])
  expect(first?.getAttribute('aria-label')).toBe('Medal 1, Clubhouse Medals')
  expect(first?.textContent).toBe('Medal 1 Clubhouse Medals ')
  expect(second?.getAttribute('aria-label')).toBe(
    'Gate pass, Clubhouse Passes, ×1.2K, You have 1,200',
  )
  expect(second?.textContent).toBe('Gate pass Clubhouse Passes ×1.2K')
  await waitFor(() => {
    for (const card of [first, second]) expect(getPicture(card)?.naturalWidth).toBeGreaterThan(0)
  })
  expect(document.body.textContent).not.toContain('prizes.example')
})

test('K-ACC-11: a Solana NFT shows image, name and collection', async () => {
  const relic = fakeNft(2, {
    ...{ chain: solana.caipNetworkId, standard: 'SPL', tokenId: '0', name: 'First lantern' },
    ...{ contract: '7'.repeat(44), collection: { name: 'Relics' } },
  })
  await openTab(
    { data: [relic], next: null },
    {
      networks: [solana],
      connected: fakeWallet({ caipNetworkId: solana.caipNetworkId, accounts: ['7'.repeat(44)] }),
    },
  )
  await findList()
  const [card] = getCards()
  expect(card?.textContent).toBe('First lantern Relics ')
  await waitFor(() => expect(getPicture(card)?.naturalWidth).toBeGreaterThan(0))
})

test('K-ACC-11: an empty list, or one with only spam, offers to receive funds', async () => {
  const kit = await openTab({ data: [], next: null })
  expect(await screen.findByText('No NFTs to show on Ethereum.')).toBeTruthy()
  expect(screen.queryByTestId('nfts-hidden')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Receive funds' }))
  expect(getViews(kit).at(-1)).toBe('WalletReceive')
  cleanup()
  await openTab({ data: [coupon], next: null })
  expect(await screen.findByText('No NFTs to show on Ethereum.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Receive funds' })).toBeTruthy()
})

test('behavior: a service without an NFT endpoint shows an empty list, not an error', async () => {
  await openTab(new Response('Not found', { status: 404 }))
  expect(await screen.findByText('No NFTs to show on Ethereum.')).toBeTruthy()
})

test('behavior: hidden NFTs can be shown, marked as suspected spam', async () => {
  await openTab({ data: [medal, coupon], next: null })
  await userEvent.click(await screen.findByRole('button', { name: 'Show hidden (1)' }))
  const name = 'Claim at prizes.example, Prizes, Suspected spam'
  expect(screen.getByRole('button', { name })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Hide suspected spam' }))
  expect(screen.queryByRole('button', { name })).toBeNull()
})

test('behavior: the next page loads, also after a page with only spam', async () => {
  const pages: Readonly<Record<string, object>> = {
    first: { data: [coupon], next: 'second' },
    second: { data: [medal], next: 'third' },
    third: { data: [pass], next: null },
  }
  const asked: string[] = []
  await openTab((url) => {
    const cursor = url.searchParams.get('cursor') ?? 'first'
    asked.push(cursor)
    return pages[cursor] ?? {}
  })
  await waitFor(() => expect(getCards()).toHaveLength(2))
  expect(asked).toEqual(['first', 'second', 'third'])
})

test('error: a failed list shows an error and can be retried', async () => {
  let down = true
  await openTab(() => (down ? Response.json({}, { status: 503 }) : { data: [medal], next: null }))
  expect(await screen.findByText('NFTs couldn’t be loaded.')).toBeTruthy()
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await findList()
})

test('error: a failed page keeps the loaded NFTs and can be retried', async () => {
  let down = true
  const first = { data: [medal], next: 'more' }
  await openTab((url) => {
    if (!url.searchParams.has('cursor')) return first
    return down ? Response.json({}, { status: 503 }) : { data: [pass], next: null }
  })
  expect(await screen.findByText('Some NFTs couldn’t be loaded.')).toBeTruthy()
  expect(getCards()).toHaveLength(1)
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getCards()).toHaveLength(2))
})

test('behavior: of 2,000 NFTs only the visible ones are rendered, each with its list position', async () => {
  const data = Array.from({ length: 2_000 }, (_, index) => fakeNft(index))
  await openTab({ data, next: null })
  const list = await findList()
  await waitFor(() => expect(getCards().length).toBeLessThan(80))
  const [first] = within(list).getAllByRole('listitem')
  expect(first?.getAttribute('aria-setsize')).toBe('2000')
  expect(list.offsetHeight).toBeGreaterThan(20_000)
})

test('S-65: an image on a foreign host is not requested, and a broken image shows a placeholder', async () => {
  const foreign = fakeNft(1, { imageUrl: 'https://pictures.example/1.png' })
  const broken = fakeNft(2, { imageUrl: `${fakeNftOrigins[0]}/nowhere.png` })
  await openTab({ data: [foreign, broken, fakeNft(3)], next: null })
  await findList()
  const [first, second, third] = getCards()
  expect(getPicture(first)).toBeNull()
  await waitFor(() => expect(getPicture(second)).toBeNull())
  await waitFor(() => expect(getPicture(third)?.naturalWidth).toBeGreaterThan(0))
  const heights = [first, second, third].map((card) => card?.offsetHeight)
  expect(new Set(heights).size).toBe(1)
  expect(getPicture(third)?.loading).toBe('lazy')
  expect(getPicture(third)?.referrerPolicy).toBe('no-referrer')
})

test('behavior: a card opens the details of a collectible, by keyboard too', async () => {
  const opened: string[] = []
  const fetch = fakeApi({
    'supported-chains': chains,
    balance: { balances: [] },
    nfts: { data: [pass], next: null },
  })
  const openWindow = (url: string) => {
    opened.push(url)
    return null
  }
  const kit = await openTab({}, { ports: { fetch, openWindow } })
  await findList()
  act(() => getCards()[0]?.focus())
  await userEvent.keyboard('{Enter}')
  expect(getViews(kit)).toEqual(['Account', 'NftDetails'])
  expect(await screen.findByRole('heading', { name: 'Gate pass' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByTestId('nft-card')).toBeNull())
  const card = screen.getByTestId('w3m-modal-card')
  await waitFor(() => expect(card.querySelector('img')?.naturalWidth).toBeGreaterThan(0))
  for (const text of ['Clubhouse Passes', '1,200', '0x5a…5a5a5a', 'Ethereum', /evening/])
    expect(within(card).getByText(text)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Copy token ID/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Copy contract address/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Open in block explorer' }))
  expect(opened).toEqual([`https://etherscan.io/token/${pass.contract}?a=7`])
})
