import { openModal } from '@latchkey/kit'
import type { Device } from '@latchkey/kit/links'
import {
  type CreateTestKitOptions,
  type FakeDirectoryOptions,
  fakeDirectory,
  fakePorts,
  fakeWallet,
  settle,
  toWalletId,
} from '@latchkey/kit/testing'
import { createUniversalWallet } from '@latchkey/walletconnect'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../../shell/createShell.ts'
import { collectImpressions } from '../../testing/collectImpressions.ts'
import { fakePairing } from '../../testing/fakePairing.ts'
import { renderWithKit } from '../../testing/renderWithKit.tsx'
import './AllWallets.tsx'
import '../Connect/Connect.tsx'

afterEach(cleanup)

type Options = CreateTestKitOptions & {
  readonly directory?: FakeDirectoryOptions
  readonly mobile?: boolean
  readonly device?: Partial<Device>
}

async function openAll({ directory: contents, mobile = false, device, ...options }: Options = {}) {
  const pairing = fakePairing()
  const directory = fakeDirectory(contents)
  const { page } = fakePorts()
  const rendered = renderWithKit(null, {
    ...pairing.options,
    directoryUrl: directory.url,
    ...options,
    ports: {
      ...pairing.options.ports,
      fetch: directory.fetch,
      page: { ...page, device: () => ({ ...page.device(), mobile, ...device }) },
      ...options.ports,
    },
  })
  pairing.follow(rendered.kit)
  const impressions = collectImpressions(rendered.kit)
  act(() => openModal(rendered.kit, { view: 'AllWallets' }))
  await act(settle)
  await screen.findByRole('searchbox')
  return { ...rendered, directory, pairing: pairing.fake, impressions }
}

const tiles = () => [
  ...document.querySelectorAll<HTMLElement>('[data-testid^="wallet-search-item-"]'),
]
const names = () => tiles().map((tile) => tile.querySelector('bdi')?.textContent)
const rows = (count: number) => Array.from({ length: count }, () => ({}))
/**
 * Maximum number of rendered tiles: twelve rows of four. These are the visible rows, plus two rows
 * above and two below.
 */
const mostTiles = 48
function scrollToEnd() {
  for (let parent = tiles()[0]?.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowY === 'auto') parent.scrollTop = parent.scrollHeight
  }
}
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const pagesAsked = (directory: { readonly asked: readonly URL[] }) =>
  directory.asked.flatMap((url) =>
    url.searchParams.get('entries') === '40' ? [url.searchParams.get('page')] : [],
  )

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits until all transitions have finished. A tile that grows can bring further rows into view.
 */
async function comeToRest(): Promise<void> {
  await act(settle)
  await frame()
  await frame()
  const isTransition = (animation: Animation) => animation instanceof CSSTransition
  await waitFor(() => expect(document.getAnimations().filter(isTransition)).toEqual([]))
}

async function readPlace(): Promise<number> {
  await comeToRest()
  return screen.getByRole('searchbox').getBoundingClientRect().top
}

test('K-CONN-04: an installed wallet comes first, is marked "installed" and listed once', async () => {
  const wallets = [{ name: 'Zero' }, { name: 'Amber', rdns: 'test.amber' }, { name: 'Basalt' }]
  const amber = fakeWallet({ id: 'test.amber', name: 'Amber' })
  await openAll({ wallets: [amber], directory: { wallets } })
  await waitFor(() => expect(names()).toEqual(['Amber', 'Zero', 'Basalt']))
  expect(within(tiles()[0] ?? document.body).getByText('installed')).toBeTruthy()
  expect(screen.getAllByText('installed')).toHaveLength(1)
})

test('K-CONN-04: the rdns decides which wallet is installed, not the name', async () => {
  const wallets = [
    { name: 'Zero' },
    { name: 'Amber', rdns: 'test.other' },
    { name: 'Amber for browsers', rdns: 'test.amber' },
  ]
  const amber = fakeWallet({ id: 'test.amber', name: 'Amber' })
  await openAll({ wallets: [amber], directory: { wallets } })
  // The first tile is the announced wallet, under its own name.
  await waitFor(() => expect(names()).toEqual(['Amber', 'Zero', 'Amber']))
  expect(tiles().map((tile) => within(tile).queryAllByText('installed').length)).toEqual([1, 0, 0])
})

test('K-CONN-19: scrolling to the end loads the next page until the last one', async () => {
  const { directory } = await openAll({ directory: { wallets: rows(95) } })
  await screen.findByText('Wallet 20')
  expect(pagesAsked(directory)).toEqual(['1'])
  for (const pages of [
    ['1', '2'],
    ['1', '2', '3'],
  ]) {
    scrollToEnd()
    await waitFor(() => expect(pagesAsked(directory)).toEqual(pages))
    await act(settle)
  }
  scrollToEnd()
  await screen.findByText('Wallet 95')
  expect(pagesAsked(directory)).toEqual(['1', '2', '3'])
})

test('K-CONN-08: featured wallets come first in their order, and no page repeats them', async () => {
  const featuredWalletIds = [3, 2].map(toWalletId)
  await openAll({ directory: { wallets: rows(60) }, featuredWalletIds })
  await screen.findByText('Wallet 7')
  expect(names().slice(0, 7)).toEqual([3, 2, 1, 4, 5, 6, 7].map((number) => `Wallet ${number}`))
  expect(new Set(names()).size).toBe(names().length)
})

test('K-CONN-17a, K-CONN-17b: loaded rows filter immediately, the directory search is debounced', async () => {
  const wallets = [...rows(120), { name: 'Far Lantern' }]
  const { directory } = await openAll({ directory: { wallets } })
  await screen.findByText('Wallet 20')
  await comeToRest()
  const before = names()
  search('w')
  expect(names()).toEqual(before)
  search('wallet 3')
  expect(names()).toEqual(expect.arrayContaining(['Wallet 3', 'Wallet 30']))
  expect(names().every((name) => name?.startsWith('Wallet 3'))).toBe(true)
  const asked = () => directory.asked.filter((url) => url.searchParams.has('search'))
  expect(asked()).toEqual([])
  search('lantern')
  expect(screen.queryByTestId('no-wallet-found')).toBeNull()
  expect(await screen.findByText('Far Lantern')).toBeTruthy()
  expect(asked().map((url) => url.searchParams.get('search'))).toEqual(['lantern'])
})

test('K-CONN-17c, K-CONN-17d: "No wallet is called" and the list wait for the directory', async () => {
  const { directory } = await openAll({ directory: { wallets: [{ name: 'Amber' }] } })
  await screen.findByText('Amber')
  const { release } = directory.hold()
  search('zzz')
  await waitFor(() => expect(directory.asked.at(-1)?.searchParams.get('search')).toBe('zzz'))
  expect(names()).toEqual([])
  expect(screen.queryByTestId('no-wallet-found')).toBeNull()
  act(release)
  const none = await screen.findByTestId('no-wallet-found')
  expect(none.textContent).toContain('No wallet is called “zzz”.')
  expect(within(none).getByRole('button', { name: 'Show QR code' })).toBeTruthy()
  await userEvent.click(within(none).getByRole('button', { name: 'Clear search' }))
  expect(await screen.findByText('Amber')).toBeTruthy()
  search('am')
  expect(names()).toEqual(['Amber'])
})

test('behavior: a search with few results does not move the layout under the pointer', async () => {
  await openAll({ directory: { wallets: rows(60) } })
  await screen.findByText('Wallet 20')
  const place = await readPlace()
  await userEvent.type(screen.getByRole('searchbox'), 'Wallet 27')
  await waitFor(() => expect(names()).toEqual(['Wallet 27']))
  expect(await readPlace()).toBe(place)
  await userEvent.type(screen.getByRole('searchbox'), ' or none')
  await screen.findByTestId('no-wallet-found')
  expect(await readPlace()).toBe(place)
})

test('K-CONN-18: the certified switch filters list and search and shows one toast', async () => {
  const certified = { badge_type: 'certified' as const }
  const wallets = [
    { name: 'Plain A' },
    { name: 'Sure A', ...certified },
    { name: 'Sure B', ...certified },
  ]
  const plain = fakeWallet({ id: 'plain', name: 'Plain extension' })
  const { kit, directory } = await openAll({ wallets: [plain], directory: { wallets } })
  await screen.findByText('Plain A')
  const toggle = screen.getByTestId('wui-certified-switch')
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  await waitFor(() => expect(names()).toEqual(['Sure A', 'Sure B']))
  expect(kit.toasts.getState().toast?.message).toBe('Only certified wallets are shown')
  search('sure b')
  await waitFor(() => expect(directory.asked.at(-1)?.searchParams.get('search')).toBe('sure b'))
  expect(directory.asked.at(-1)?.searchParams.get('badge_type')).toBe('certified')
  const { id } = kit.toasts.getState().toast ?? {}
  await userEvent.click(toggle)
  expect(kit.toasts.getState().toast?.id).toBe(id)
})

test('K-CONN-20: one event reports each visible wallet once', async () => {
  const { unmount, impressions } = await openAll({ directory: { wallets: rows(3) } })
  await screen.findByText('Wallet 3')
  await waitFor(() => expect(impressions).toHaveLength(1))
  search('wallet 2')
  search('')
  unmount()
  expect(impressions).toEqual([
    [1, 2, 3].map((number) => ({
      name: `Wallet ${number}`,
      view: 'AllWallets',
      displayIndex: number - 1,
      explorerId: toWalletId(number),
      walletRank: number - 1,
    })),
  ])
})

test('behavior: arrow keys go from wallet to wallet, the grid is one stop for Tab', async () => {
  await openAll({ directory: { wallets: rows(9) } })
  await screen.findByText('Wallet 9')
  const [first] = tiles()
  act(() => first?.focus())
  const focused = () => document.activeElement?.querySelector('bdi')?.textContent
  for (const [key, name] of [
    ['ArrowRight', 'Wallet 2'],
    ['ArrowDown', 'Wallet 6'],
    ['ArrowDown', 'Wallet 9'],
    ['ArrowUp', 'Wallet 5'],
    ['End', 'Wallet 9'],
    ['Home', 'Wallet 1'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    expect(focused()).toBe(name)
  }
  expect(tiles().filter((tile) => tile.tabIndex === 0)).toHaveLength(1)
})

test('behavior: of 5,000 wallets only the visible ones are rendered', async () => {
  const { kit } = await openAll({ customWallets: manyCustom(5_000) })
  await screen.findByText('Custom 0')
  expect(tiles().length).toBeLessThanOrEqual(mostTiles)
  scrollToEnd()
  await screen.findByText('Custom 4999')
  expect(tiles().length).toBeLessThanOrEqual(mostTiles)
  expect(kit.modal.getState().open).toBe(true)
})

const manyCustom = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `c${index}`, name: `Custom ${index}` }))

test('behavior: on a phone a button opens the QR code', async () => {
  const { kit } = await openAll({ mobile: true, directory: { wallets: [{ mobile_link: 'a://' }] } })
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(kit.modal.getState().stack.at(-1)).toEqual({ view: 'ConnectingWalletConnect' })
  cleanup()
  await openAll()
  expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull()
})

test('error: a page of wallets that fails to load shows an error and can be retried', async () => {
  const real = fakeDirectory({ wallets: rows(3) })
  let down = true
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const refused = down && url.searchParams.get('entries') === '40'
    return refused ? Response.json({}, { status: 403 }) : real.fetch(url)
  }
  const { kit } = renderWithKit(null, { directoryUrl: real.url, ports: { fetch } })
  act(() => openModal(kit, { view: 'AllWallets' }))
  await screen.findByText('Some wallets couldn’t be loaded.')
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Wallet 3')
  expect(screen.queryByText('Some wallets couldn’t be loaded.')).toBeNull()
})

const telegram = { os: 'ios', mobile: true, telegram: true } as const

test('K-MOB-07: in Telegram on iOS wallets wait for the pairing, then the first tap opens one', async () => {
  const opened: string[] = []
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  const { fake } = fakePairing()
  const { pair } = fake.walletConnect
  Object.assign(fake.walletConnect, {
    pair: async (parameters: Parameters<typeof pair>[0]) => {
      await given
      return pair(parameters)
    },
  })
  await openAll({
    mobile: true,
    device: telegram,
    directory: { wallets: [{ name: 'Amber', mobile_link: 'amber://' }] },
    ports: {
      loadWalletConnect: async () => ({
        createWalletConnect: async () => fake.walletConnect,
        createUniversalWallet,
      }),
      openWindow: (url) => {
        opened.push(url)
        return null
      },
    },
  })
  await screen.findByText('Amber')
  const [tile] = tiles()
  expect(tile?.getAttribute('aria-busy')).toBe('true')
  if (tile) await userEvent.click(tile)
  expect(screen.getByRole('searchbox')).toBeTruthy()
  give()
  await waitFor(() => expect(tile?.getAttribute('aria-busy')).toBeNull())
  if (tile) await userEvent.click(tile)
  expect(opened).toEqual([`amber://wc?uri=${encodeURIComponent(fake.uris[0] ?? '')}`])
})

test('K-MOB-07: wallets stop waiting for the pairing if the relay stays unreachable', async () => {
  const { kit } = await openAll({
    mobile: true,
    device: telegram,
    directory: { wallets: [{ name: 'Amber', mobile_link: 'amber://' }] },
    ports: { loadWalletConnect: () => new Promise(() => {}) },
  })
  await screen.findByText('Amber')
  await waitFor(() => expect(tiles()[0]?.getAttribute('aria-busy')).toBe('true'))
  await act(settle)
  act(() => kit.test.clock.advance(30_000))
  await waitFor(() => expect(tiles()[0]?.getAttribute('aria-busy')).toBeNull())
})
