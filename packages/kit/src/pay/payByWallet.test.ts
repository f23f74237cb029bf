import { RequestTimedOutError, type SendFeatures } from '@latchkey/core'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import type { Token } from '../account/Token.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import { openPay } from '../start/openPay.ts'
import type { SwapPlan } from '../swap/planQuery.ts'
import { createTestKit, fakePorts } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { getPayStore } from './getPayStore.ts'
import { payBySwap, payByWallet } from './payByWallet.ts'
import { payQuoteQuery } from './payQuoteQuery.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const order = { id: 'order-1', caipNetworkId: 'eip155:1', amount: '0.25', recipient } as const
const units = 250_000_000_000_000_000n
const ether: Token = {
  caipNetworkId: 'eip155:1',
  symbol: 'ETH',
  name: 'Ether',
  decimals: 18,
  listed: 0n,
}
const gold: Token = { ...ether, symbol: 'GOLD', decimals: 6, address: `0x${'67'.repeat(20)}` }

const late: SendFeatures['waitFor'] = () =>
  Promise.reject(new RequestTimedOutError({ what: 'it', deadlineMs: 1 }))

type Given = {
  readonly storage?: ReturnType<typeof createMemoryStorage>
  readonly waitFor?: SendFeatures['waitFor']
  /** Returns the bought amount for a sold one; `undefined` if no provider offers the swap. */
  readonly quote?: (sold: bigint, from: string) => bigint | undefined
}

function start({ storage = createMemoryStorage(), waitFor = async () => {}, quote }: Given = {}) {
  const wallet = fakeWallet({ send: { waitFor } })
  const kit = createTestKit({
    connected: wallet,
    blockchainApiUrl: 'https://api.example',
    ports: {
      storage,
      page: { ...fakePorts().page, isHidden: () => false },
      fetch: async (input) => {
        const { pathname, searchParams } = new URL(new Request(input).url)
        if (pathname.endsWith('supported-chains'))
          return Response.json({ http: ['eip155:1'], ws: [] })
        const [fromAmount = '0', fromAccount = '', toAccount = ''] = ['amount', 'from', 'to'].map(
          (name) => searchParams.get(name) ?? '',
        )
        const bought = quote?.(BigInt(fromAmount), fromAccount)
        const row = { id: null, fromAmount, fromAccount, toAmount: String(bought), toAccount }
        return Response.json({ quotes: bought === undefined ? [] : [row] })
      },
    },
  })
  const progress = () => getPayStore(kit).getState().progress
  const pass = async (ms: number) => {
    kit.test.clock.advance(ms)
    await settle()
  }
  return { kit, wallet, progress, pass }
}

async function passDeadline({ pass }: ReturnType<typeof start>) {
  for (let seconds = 0; seconds <= 300; seconds += 3) await pass(3_000)
}

test('K-SS-03: a timed-out payment is followed again, also after a reload, and not repeated', async () => {
  const storage = createMemoryStorage()
  const first = start({ storage, waitFor: late })
  await openPay(first.kit, order)
  await payByWallet(first.kit)
  await passDeadline(first)
  expect(first.progress()).toMatchObject({ end: 'timeout', hash: 'hash-1' })
  const second = start({ storage })
  await openPay(second.kit, order)
  expect(second.progress()).toMatchObject({ step: 'sending', hash: 'hash-1' })
  await settle()
  expect(second.progress()).toMatchObject({ end: 'success', hash: 'hash-1' })
  expect(second.wallet.sent).toEqual([])
})

test('behavior: an order stays paid after later orders', async () => {
  const storage = createMemoryStorage()
  const first = start({ storage })
  for (const id of ['order-1', 'order-2', 'order-3']) {
    await openPay(first.kit, { ...order, id })
    await payByWallet(first.kit)
    await settle()
  }
  expect(first.wallet.sent).toHaveLength(3)
  const second = start({ storage })
  for (const [index, id] of ['order-1', 'order-2', 'order-3'].entries()) {
    await openPay(second.kit, { ...order, id })
    expect(second.progress()).toMatchObject({ end: 'success', hash: `hash-${index + 1}` })
    await payByWallet(second.kit)
  }
  expect(second.wallet.sent).toEqual([])
})

const plan: SwapPlan = {
  sold: gold,
  bought: ether,
  amount: 1_500_000n,
  quoted: units,
  step: {
    act: 'swap',
    built: { to: `0x${'2a'.repeat(20)}`, data: '0x' },
    order: {
      caipNetworkId: 'eip155:1',
      account,
      routers: [],
      sold: { address: String(gold.address), decimals: 6 },
      bought: undefined,
      amount: 1_500_000n,
      least: units,
    },
  },
}

test('K-SS-03: a swap that may still be mined ends the payment as a time-out', async () => {
  const started = start({ waitFor: late })
  await openPay(started.kit, order)
  const paying = payBySwap(started.kit, plan)
  paying.catch(() => undefined)
  await settle()
  expect(started.progress()).toMatchObject({ step: 'swapping' })
  await passDeadline(started)
  await expect(paying).rejects.toMatchObject({ code: 'GENERIC_PAYMENT_ERROR' })
  expect(started.progress()).toMatchObject({ step: 'swapping', end: 'timeout' })
  expect(started.wallet.sent).toEqual([])
})

async function findSold(quote: Given['quote']) {
  const { kit } = start(quote && { quote })
  const payment = await openPay(kit, order)
  const asked = await getQueryClient(kit).fetchQuery(payQuoteQuery(kit, { payment, token: gold }))
  return asked?.amount
}

/** Base units of ether for one base unit of gold: 0.25 ether costs 250 gold. */
const price = units / 250_000_000n
const isGold = (from: string) => from.endsWith(String(gold.address))

test('behavior: at a steady price, 2 % more is sold than the payment is worth', async () => {
  const sold = await findSold((amount, from) => (isGold(from) ? amount * price : amount / price))
  expect(sold).toBe(255_000_000n)
})

test('behavior: if the price falls with the amount, more is sold until the payment is covered', async () => {
  const buy = (amount: bigint) => (amount * price * 9n) / 10n
  const sold = await findSold((amount, from) => (isGold(from) ? buy(amount) : amount / price))
  // The swap may return 1 % less than quoted.
  expect((buy(sold ?? 0n) * 99n) / 100n).toBeGreaterThanOrEqual(units)
  expect(sold).toBeLessThan(282_000_000n)
})

test.each<[string, Given['quote']]>([
  ['no provider sells the token', () => undefined],
  ['no amount buys enough', (amount, from) => (isGold(from) ? units / 2n : amount / price)],
  ['the swap buys nothing', (amount, from) => (isGold(from) ? 0n : amount / price)],
])('behavior: there is no quote if %s', async (_, quote) => {
  expect(await findSold(quote)).toBeUndefined()
})
