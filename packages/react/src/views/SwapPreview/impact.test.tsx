import { getSwapStore } from '@latchkey/kit/swap'
import { fakeAdapter, fakeWallet } from '@latchkey/kit/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fakeApi.ts'
import { fetchViews } from '../../testing/fetchViews.ts'
import { openOn } from '../../testing/openOn.tsx'
import { gold } from '../../testing/sendStory.ts'
import { readSwapBalance, rose, router, swapAnswers } from '../../testing/swapStory.ts'

await fetchViews('Swap', 'SwapPreview')
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Given = {
  /** ROSE that the quote returns for 1,000 GOLD. Both tokens cost 2 US dollars. */
  readonly offered: { units: number }
  readonly priced?: boolean
  readonly preview?: boolean
}

/** Opens the form or the preview of a swap of 1,000 GOLD for ROSE. */
async function start({ offered, priced = true, preview = true }: Given) {
  const quote = {
    id: null,
    fromAmount: '1',
    fromAccount: 'eip155:1:0x1',
    toAccount: 'eip155:1:0x1',
  }
  const answers = {
    ...swapAnswers,
    quotes: () => ({ quotes: [{ ...quote, toAmount: String(offered.units * 1e6) }] }),
    ...(!priced && { price: { fungibles: [] } }),
  }
  const wallet = fakeWallet()
  const kit = await openOn([{ view: 'Account' }, { view: 'Swap' }], {
    connected: wallet,
    adapters: [fakeAdapter({ getBalance: readSwapBalance })],
    blockchainApiUrl: 'https://api.example',
    swap: { routers: { 'eip155:1': [router] } },
    ports: { fetch: fakeApi(answers) },
  })
  const { priceUsd, ...unpriced } = rose
  const bought = priced ? rose : unpriced
  act(() => getSwapStore(kit).setState({ form: { sold: gold, bought, amount: '1000' } }))
  const review = await screen.findByTestId<HTMLButtonElement>('swap-action-button')
  await waitFor(() => expect(review.disabled).toBe(false))
  if (preview) await userEvent.click(review)
  return wallet
}

const button = () => screen.findByTestId<HTMLButtonElement>('swap-confirm-button')
const seeEnabled = (enabled: boolean) =>
  waitFor(async () => {
    const { disabled, textContent } = await button()
    expect([textContent, !disabled]).toEqual(['Swap', enabled])
  })
const tick = async () => userEvent.click(await screen.findByRole('checkbox'))

test.each([
  [971, []],
  [970, ['You receive 3% less in value than you pay']],
  [851, ['You receive 14.9% less in value than you pay']],
])('K-SWAP-11: %s back of 1,000 needs no tick and explains: %j', async (units, sentences) => {
  await start({ offered: { units } })
  await seeEnabled(true)
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(alerts).toEqual(sentences.map((sentence) => expect.stringContaining(sentence)))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  [850, true, /You receive 15% less in value/],
  [0.000001, true, /You receive 100% less in value/],
  [1000, false, /price impact is unknown/],
])('K-SWAP-11: %s back of 1,000 (priced: %s) must be ticked', async (units, priced, sentence) => {
  const wallet = await start({ offered: { units }, priced })
  await seeEnabled(false)
  expect(screen.getByText(sentence)).toBeTruthy()
  await tick()
  await seeEnabled(true)
  await userEvent.click(await button())
  await waitFor(() => expect(wallet.swapped).toHaveLength(1))
})

test('K-SWAP-11: a refreshed quote that is worse must be ticked again, a better one not', async () => {
  const offered = { units: 800 }
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await start({ offered })
  const refresh = async (units: number, shown: RegExp) => {
    offered.units = units
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByText(shown)).toBeTruthy()
  }
  await tick()
  await seeEnabled(true)
  await refresh(600, /You receive 40% less/)
  await seeEnabled(false)
  await tick()
  await seeEnabled(true)
  await refresh(700, /You receive 30% less/)
  await seeEnabled(true)
})

test('K-SWAP-11: a quote that becomes heavy during the review must be ticked', async () => {
  const offered = { units: 990 }
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await start({ offered })
  await seeEnabled(true)
  offered.units = 500
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await seeEnabled(false)
  expect(screen.getByText(/You receive 50% less/)).toBeTruthy()
})

test('K-SWAP-11: the form explains a heavy price impact, and leaves the tick to the preview', async () => {
  await start({ offered: { units: 500 }, preview: false })
  expect(await screen.findByText(/You receive 50% less/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
