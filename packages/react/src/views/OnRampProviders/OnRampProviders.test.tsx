import type { KitEvent } from '@latchkey/kit'
import { type CreateTestKitOptions, fakeWallet } from '@latchkey/kit/testing'
import type { Page } from '@latchkey/modal'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { buyAnswers, buyOptions } from '../../testing/buyStory.ts'
import { type FakeAnswers, fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { getViews, openOn } from '../../testing/openOn.tsx'

await fetchViews('Account', 'FundWallet', 'OnRampProviders', 'BuyInProgress', 'WhatIsABuy')
afterEach(cleanup)

type Given = {
  readonly pages?: readonly [Page, ...Page[]]
  readonly answers?: FakeAnswers
  readonly options?: CreateTestKitOptions
}

async function start({ pages = [{ view: 'OnRampProviders' }], answers, options }: Given = {}) {
  const opened: (readonly string[])[] = []
  const kit = await openOn(pages, {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ...buyOptions,
    ...options,
    ports: {
      fetch: fakeApi({ ...buyAnswers, ...answers }),
      openWindow: (...asked) => {
        opened.push(asked)
        return null
      },
    },
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  return { kit, opened, events }
}

const row = (name: string) => screen.findByTestId<HTMLButtonElement>(`onramp-provider-${name}`)
const isReady = (name: string) =>
  waitFor(async () => expect((await row(name)).getAttribute('aria-busy')).toBeNull())

test('K-BUY-01: a provider opens in a separate window, and the view waits for it', async () => {
  const { kit, opened, events } = await start()
  await isReady('Card Desk')
  expect((await row('Card Desk')).textContent).toContain('Fees 1–2 %')
  await userEvent.click(await row('Card Desk'))
  expect(opened).toHaveLength(1)
  expect(opened[0]?.[0]).toMatch(/^https:\/\/card\.example\/buy\?.*walletAddress=0x5aAeb6/)
  expect(opened[0]?.[2]).toContain('width=600,height=800')
  expect(getViews(kit)).toEqual(['OnRampProviders', 'BuyInProgress'])
  expect(await screen.findByText('Continue in external window')).toBeTruthy()
  expect(events.at(-1)).toMatchObject({
    event: 'SELECT_BUY_PROVIDER',
    properties: { provider: 'Card Desk', isSmartAccount: false },
  })
})

test('K-BUY-01: the window can be opened again, and its address copied', async () => {
  const { opened } = await start()
  await isReady('Bank Desk')
  await userEvent.click(await row('Bank Desk'))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(opened.map(([url]) => url)).toEqual(Array(2).fill('https://bank.example/buy'))
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await userEvent.click(screen.getByTestId('wui-link-copy'))
  expect(copied).toEqual(['https://bank.example/buy'])
})

test('K-BUY-01, S-64: an unsafe address shows a failure and opens nothing', async () => {
  const data = { name: 'Card Desk', url: 'javascript:alert(1)', failed: true }
  const { opened } = await start({ pages: [{ view: 'BuyInProgress', data }] })
  expect(await screen.findByText('Purchase failed')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Purchase failed')).toBeTruthy()
  expect(opened).toEqual([])
})

test('error: a press retries a provider whose address failed to load', async () => {
  let down = true
  const onrampurl = () =>
    down ? Response.json({}, { status: 400 }) : { url: 'https://bank.example/buy' }
  const { kit, opened } = await start({ answers: { onrampurl } })
  await isReady('Bank Desk')
  expect((await row('Bank Desk')).textContent).toContain('Couldn’t load. Press to try again.')
  down = false
  await userEvent.click(await row('Bank Desk'))
  await isReady('Bank Desk')
  expect([opened, getViews(kit)]).toEqual([[], ['OnRampProviders']])
  await userEvent.click(await row('Bank Desk'))
  expect(getViews(kit).at(-1)).toBe('BuyInProgress')
})

test.each<[string, FakeAnswers]>([
  ['the network is not served', { 'supported-chains': { http: [], ws: [] } }],
  ['its address is unsafe', { onrampurl: { url: 'http://bank.example/' } }],
])('K-BUY-04: a provider is disabled if %s', async (_, answers) => {
  const { kit, opened } = await start({ answers })
  await isReady('Bank Desk')
  await waitFor(async () =>
    expect((await row('Bank Desk')).getAttribute('aria-disabled')).toBe('true'),
  )
  await userEvent.click(await row('Bank Desk'))
  expect(opened).toEqual([])
  expect(getViews(kit)).toEqual(['OnRampProviders'])
})

test('K-BUY-04: another namespace lists only its providers', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const connected = fakeWallet({ caipNetworkId: solana, accounts: ['So1'] })
  await start({ options: { connected } })
  await isReady('Card Desk')
  expect(screen.queryByTestId('onramp-provider-Bank Desk')).toBeNull()
})

test('behavior: the help button opens an explanation of buying, which navigates back', async () => {
  const { kit, events } = await start()
  await userEvent.click(await screen.findByText('How does it work?'))
  await waitFor(() => expect(getViews(kit)).toEqual(['OnRampProviders', 'WhatIsABuy']))
  expect(events.at(-1)).toMatchObject({ event: 'SELECT_WHAT_IS_A_BUY' })
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }))
  await waitFor(() => expect(getViews(kit)).toEqual(['OnRampProviders']))
})

test('K-BUY-07: FundWallet lists buying only if the app offers it', async () => {
  const { kit, events } = await start({ pages: [{ view: 'Account' }, { view: 'FundWallet' }] })
  await userEvent.click(await screen.findByTestId('wallet-features-onramp-button'))
  await waitFor(() => expect(getViews(kit).at(-1)).toBe('OnRampProviders'))
  expect(events.at(-1)).toMatchObject({ event: 'SELECT_BUY_CRYPTO' })
  cleanup()
  await start({ pages: [{ view: 'FundWallet' }], options: { features: { onramp: false } } })
  await screen.findByTestId('wallet-features-receive-button')
  expect(screen.queryByTestId('wallet-features-onramp-button')).toBeNull()
})

const oneProvider = { features: { onramp: ['bank'] } }

test('K-BUY-07: with one provider, FundWallet opens its page without a list', async () => {
  const pages = [{ view: 'Account' }, { view: 'FundWallet' }] as const
  const { kit, opened, events } = await start({ pages, options: oneProvider })
  const buy = await screen.findByTestId('wallet-features-onramp-button')
  await waitFor(() => expect(buy.getAttribute('aria-busy')).toBeNull())
  expect(buy.textContent).toContain('Bank Desk')
  await userEvent.click(buy)
  expect(opened.map(([url]) => url)).toEqual(['https://bank.example/buy'])
  expect(getViews(kit)).toEqual(['Account', 'FundWallet', 'BuyInProgress'])
  expect(events.map(({ event }) => event)).toEqual(['SELECT_BUY_CRYPTO', 'SELECT_BUY_PROVIDER'])
  expect(await screen.findByText(/You buy from the provider/)).toBeTruthy()
})

test('K-BUY-04: the row of the only provider is disabled if it has no page here', async () => {
  const answers = { 'supported-chains': { http: [], ws: [] } }
  const pages = [{ view: 'FundWallet' }] as const
  const { opened } = await start({ pages, answers, options: oneProvider })
  const buy = await screen.findByTestId('wallet-features-onramp-button')
  await waitFor(() => expect(buy.getAttribute('aria-disabled')).toBe('true'))
  await userEvent.click(buy)
  expect(opened).toEqual([])
})

test('K-BUY-07: an account without tokens offers to buy some if the app offers buying', async () => {
  const answers = { balance: { balances: [] } }
  const { kit } = await start({ pages: [{ view: 'Account' }], answers })
  await userEvent.click(await screen.findByTestId('w3m-account-onramp-button'))
  await waitFor(() => expect(getViews(kit).at(-1)).toBe('OnRampProviders'))
  act(() => kit.modal.send({ type: 'close', connected: true }))
})
