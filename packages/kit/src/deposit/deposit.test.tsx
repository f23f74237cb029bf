import { bitcoin, bsc, mainnet, sepolia, solana } from '@latchkey/core/networks'
import { getAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { nativeBalanceQuery } from '../account/nativeBalanceQuery.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { KitEvent } from '../kit/KitEvent.ts'
import { switchNetwork } from '../networks/switchNetwork.ts'
import { openModal } from '../start/openModal.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { fakePopups } from '../testing/fakePopups.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { settle } from '../testing/settle.ts'
import { type DepositAsset, listDepositAssets, toAssetId } from './DepositAsset.ts'
import { depositPriceQuery } from './depositPriceQuery.ts'
import { depositTokens } from './depositTokens.ts'
import { exchangesQuery } from './exchangesQuery.ts'
import { getDepositStore } from './getDepositStore.ts'
import { isDepositOffered } from './isDepositOffered.ts'
import { startDeposit } from './startDeposit.ts'
import { isDollars, toTokenAmount } from './toTokenAmount.ts'

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

const blockchainApiUrl = 'https://api.example'
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const url = 'https://exchange.example/pay?s=1'
const hash = `0x${'cd'.repeat(32)}`
const exchange = { id: 'demo', name: 'Demo Exchange', imageUrl: '' }

type Results = { readonly [method: string]: unknown }
const usual: Results = {
  reown_getExchangePayUrl: { url, sessionId: 's1' },
  reown_getExchangeBuyStatus: { status: 'IN_PROGRESS', txHash: null },
}

function createApi(given: Results) {
  const results: Record<string, unknown> = { ...usual, ...given }
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (!request.url.includes('json-rpc')) {
      const answer = results[new URL(request.url).pathname]
      return answer ? Response.json(answer) : Response.json({}, { status: 400 })
    }
    const call = await request.json()
    asked.push(call)
    const result = results[call.method]
    return result
      ? Response.json({ jsonrpc: '2.0', id: call.id, result })
      : Response.json({}, { status: 503 })
  }
  return { results, asked, fetch }
}

type Given = {
  readonly results?: Results
  readonly options?: CreateTestKitOptions
  readonly openWindow?: () => null
}

function start({ results = {}, options, openWindow }: Given = {}) {
  const api = createApi(results)
  const { popups, ...opener } = fakePopups()
  const kit = createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl,
    features: { payWithExchange: true },
    ...options,
    ports: { fetch: api.fetch, openWindow: openWindow ?? opener.openWindow },
  })
  const events: KitEvent['data'][] = []
  kit.events.subscribe(({ data }) => events.push(data))
  openModal(kit, { view: 'Account' })
  kit.modal.send({ type: 'push', page: { view: 'FundWallet' } })
  kit.modal.send({ type: 'push', page: { view: 'PayWithExchange' } })
  const asset = listDepositAssets(kit)[0] as DepositAsset
  const deposit = () => startDeposit(kit, { exchange, asset, amount: '0.25' })
  const pass = async (ms: number) => {
    kit.test.clock.advance(ms)
    await settle()
  }
  /**
   * Advances to the next poll and its answer. Every answer starts a timer: the next poll or the end
   * of a toast.
   */
  const look = async () => {
    kit.test.clock.advance(5_000)
    await vi.waitFor(() => expect(kit.test.clock.getTimerCount()).toBeGreaterThan(0))
  }
  const toast = () => kit.toasts.getState().toast
  const pending = () => kit.toasts.getState().pending
  const views = () => kit.modal.getState().stack.map(({ view }) => view)
  const polls = () => api.asked.filter(({ method }) => method === 'reown_getExchangeBuyStatus')
  return { kit, ...api, popups, events, asset, deposit, pass, look, toast, pending, views, polls }
}

const configuration = {
  network: 'eip155:1',
  asset: 'eip155:1/slip44:60',
  amount: '0.25',
  recipient: `eip155:1:${address}`,
}
const facts = { source: 'fund-from-exchange', configuration }

test('default: the window opens in the click and goes to the exchange without a referrer', async () => {
  const { deposit, popups, asked, events, pending, views } = start()
  const starting = deposit()
  expect(popups).toMatchObject([{ features: 'popup,width=480,height=720', visited: [] }])
  await starting
  expect(popups[0]?.window.opener).toBeNull()
  expect(popups[0]?.visited).toEqual([{ href: url, rel: 'noreferrer' }])
  expect(asked).toMatchObject([
    {
      method: 'reown_getExchangePayUrl',
      params: {
        exchangeId: 'demo',
        asset: 'eip155:1/slip44:60',
        amount: '0.25',
        recipient: `eip155:1:${address}`,
      },
    },
  ])
  expect(pending()).toMatchObject([{ message: 'Deposit started', variant: 'loading' }])
  expect(views()).toEqual(['Account'])
  expect(events.filter(({ event }) => event.startsWith('PAY'))).toMatchObject([
    {
      event: 'PAY_EXCHANGE_SELECTED',
      properties: { ...facts, exchange: { id: 'demo' }, currentPayment: { type: 'exchange' } },
    },
    {
      event: 'PAY_INITIATED',
      properties: {
        ...facts,
        currentPayment: { exchangeId: 'demo', sessionId: 's1', status: 'IN_PROGRESS' },
      },
    },
  ])
})

test('K-BUY-06: the exchange is polled every 5 s; success refetches balance and history', async () => {
  const { kit, deposit, results, pass, look, polls, toast, views, events } = start()
  const client = getQueryClient(kit)
  await client.fetchQuery(nativeBalanceQuery(kit, { address, network: mainnet }))
  await deposit()
  await pass(4_999)
  expect(polls()).toEqual([])
  await pass(1)
  await vi.waitFor(() => expect(kit.test.clock.getTimerCount()).toBe(1))
  expect(polls()).toMatchObject([{ params: { exchangeId: 'demo', sessionId: 's1' } }])
  expect(getDepositStore(kit).getState().deposit).toMatchObject({ sessionId: 's1' })
  results['reown_getExchangeBuyStatus'] = { status: 'SUCCESS', txHash: hash }
  await look()
  expect(polls()).toHaveLength(2)
  expect(toast()).toMatchObject({ message: 'Deposit completed', variant: 'success' })
  expect(views()).toEqual(['Account', 'Transactions'])
  const key = nativeBalanceQuery(kit, { address, network: mainnet }).queryKey
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  expect(getDepositStore(kit).getState().deposit).toBeUndefined()
  expect(events.at(-1)).toMatchObject({
    event: 'PAY_SUCCESS',
    properties: { ...facts, currentPayment: { status: 'SUCCESS', result: hash } },
  })
  await pass(60_000)
  expect(polls()).toHaveLength(2)
})

test('K-BUY-06: polling stops after 20 requests, and a toast reports it', async () => {
  const { kit, deposit, results, pass, look, polls, toast, events } = start()
  await deposit()
  results['reown_getExchangeBuyStatus'] = undefined
  for (let count = 0; count < 2; count += 1) await look()
  results['reown_getExchangeBuyStatus'] = { status: 'UNKNOWN', txHash: null }
  for (let count = 0; count < 17; count += 1) await look()
  expect(getDepositStore(kit).getState().deposit).toBeDefined()
  expect(toast()).toBeUndefined()
  await look()
  expect(toast()?.message).toBe('Unable to get deposit status')
  await pass(60_000)
  expect(polls()).toHaveLength(20)
  expect(events.at(-1)).toMatchObject({
    event: 'PAY_ERROR',
    properties: { ...facts, message: 'Unable to get deposit status' },
  })
  expect(getDepositStore(kit).getState().deposit).toBeUndefined()
})

test('behavior: a failed deposit shows its toast and does not navigate', async () => {
  const failed = { reown_getExchangeBuyStatus: { status: 'FAILED', txHash: null } }
  const { deposit, look, toast, views, events } = start({ results: failed })
  await deposit()
  await look()
  expect(toast()).toMatchObject({ message: 'Deposit failed', variant: 'error' })
  expect(views()).toEqual(['Account'])
  expect(events.at(-1)).toMatchObject({ event: 'PAY_ERROR' })
})

test('behavior: a user on another page stays there', async () => {
  const done = { reown_getExchangeBuyStatus: { status: 'SUCCESS', txHash: hash } }
  const { kit, deposit, look, views } = start({ results: done })
  await deposit()
  kit.modal.send({ type: 'push', page: { view: 'WalletSend' } })
  await look()
  expect(views()).toEqual(['Account', 'WalletSend'])
})

test('behavior: a deposit that began on another page returns there', async () => {
  const { kit, deposit, views } = start()
  kit.modal.send({ type: 'reset', page: { view: 'WalletSend' } })
  kit.modal.send({ type: 'push', page: { view: 'FundWallet' } })
  kit.modal.send({ type: 'push', page: { view: 'PayWithExchange' } })
  await deposit()
  expect(views()).toEqual(['WalletSend'])
})

test('error: a blocked window starts no deposit', async () => {
  const { deposit, asked, toast, kit } = start({ openWindow: () => null })
  await expect(deposit()).rejects.toMatchObject({ code: 'deposit_not_begun' })
  expect([asked, getDepositStore(kit).getState().deposit]).toEqual([[], undefined])
  expect(toast()?.message).toBe('Your browser blocked the window')
})

test.each([
  ['gives no page', {}],
  ['gives one that must not be opened', { url: 'http://exchange.example/', sessionId: 's' }],
])('error, S-64: an exchange that %s has its window closed', async (_, page) => {
  const results = { reown_getExchangePayUrl: page }
  const { deposit, popups, toast, views, pass, polls } = start({ results })
  await expect(deposit()).rejects.toMatchObject({ code: 'deposit_not_begun' })
  expect([popups[0]?.isClosed(), popups[0]?.visited]).toEqual([true, []])
  await vi.waitFor(() => expect(toast()?.message).toBe('Deposit failed'))
  expect(views().at(-1)).toBe('PayWithExchange')
  await pass(5_000)
  expect(polls()).toEqual([])
})

test('error: a second deposit is refused while the first is unfinished', async () => {
  const { deposit, popups } = start()
  await deposit()
  await expect(deposit()).rejects.toMatchObject({ code: 'deposit_pending' })
  expect(popups).toHaveLength(1)
})

test('behavior: a stopped kit does not poll', async () => {
  const { kit, deposit, pass, polls } = start()
  await deposit()
  kit.test.stop()
  await pass(60_000)
  expect(polls()).toEqual([])
})

test('behavior: the form is cleared when its pages are left or the network changes', async () => {
  const { kit, asset } = start()
  const store = getDepositStore(kit)
  store.setState({ dollars: '10', asset })
  await switchNetwork(kit, { caipNetworkId: 'eip155:137' })
  expect(store.getState()).toMatchObject({ dollars: '', asset: undefined })
  store.setState({ dollars: '10' })
  kit.modal.send({ type: 'push', page: { view: 'PayWithExchangeSelectAsset' } })
  expect(store.getState().dollars).toBe('10')
  kit.modal.send({ type: 'backTo', index: 0 })
  expect(store.getState().dollars).toBe('')
})

const onSolana = {
  connected: fakeWallet({ caipNetworkId: solana.caipNetworkId, accounts: ['So1'] }),
  networks: [solana] as const,
}
test.each<[string, boolean, CreateTestKitOptions]>([
  ['is turned on on Ethereum', true, {}],
  ['is turned on on Solana', true, onSolana],
  ['is turned off', false, { features: {} }],
  ['has nobody to ask', false, { blockchainApiUrl: '' }],
  ['is on a test network', false, { networks: [sepolia] }],
  ['is on Bitcoin', false, { networks: [bitcoin] }],
  ['has no account', false, { connected: [] }],
])('behavior: if it %s the deposit is offered: %s', (_, offered, options) => {
  expect(isDepositOffered(start({ options }).kit)).toBe(offered)
})

test('behavior: assets are the native currency and the dollar tokens of a network, by CAIP-19', () => {
  const list = (options: CreateTestKitOptions) =>
    listDepositAssets(start({ options }).kit).map((asset) => [asset.symbol, toAssetId(asset)])
  expect(list({})).toEqual([
    ['ETH', 'eip155:1/slip44:60'],
    ['USDC', 'eip155:1/erc20:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
    ['USDT', 'eip155:1/erc20:0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ])
  const connected = fakeWallet({ caipNetworkId: bsc.caipNetworkId })
  expect(list({ connected, networks: [bsc] })[0]).toEqual(['BNB', 'eip155:56/slip44:714'])
  const chain = solana.caipNetworkId
  expect(list(onSolana)).toEqual([
    ['SOL', `${chain}/slip44:501`],
    ['USDC', `${chain}/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`],
    ['USDT', `${chain}/token:Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB`],
  ])
})

test('behavior: addresses of EVM networks have the checksum of EIP-55', () => {
  const tokens = Object.entries(depositTokens)
    .filter(([id]) => id.startsWith('eip155:'))
    .flatMap(([, { usdc, usdt }]) => [usdc, usdt].flatMap((token) => token?.[0] ?? []))
  expect(tokens).toHaveLength(13)
  expect(tokens.map((token) => getAddress(token.toLowerCase()))).toEqual(tokens)
})

test.each([
  ['10', 3_000, 18, '0.00333333'],
  ['50', 3_000, 18, '0.01666667'],
  ['100', 1, 6, '100'],
  ['0.5', 2, 6, '0.25'],
  ['10', 3, 6, '3.333333'],
  ['10', 3, 2, '3.33'],
  ['10', 3, 0, '3'],
  ['', 2, 6, undefined],
  ['.', 2, 6, undefined],
  ['10', null, 6, undefined],
  ['0.000001', 3_000, 18, undefined],
  ['9999999999', 0.000001, 6, undefined],
])('behavior: %s dollars at %s with %i decimals are %s', (dollars, priceUsd, decimals, amount) => {
  expect(toTokenAmount(dollars, { priceUsd, decimals })).toBe(amount)
})

test('behavior: dollar amounts have up to ten digits and six decimals', () => {
  const texts = [
    '',
    '1234567890',
    '0.123456',
    '.5',
    '12345678901',
    '0.1234567',
    '1e3',
    '-1',
    '1.2.3',
  ]
  expect(texts.filter(isDollars)).toEqual(['', '1234567890', '0.123456', '.5'])
})

test('K-WORLD-13: dollars are typed with both separators; an ambiguous amount has no equivalent', () => {
  const asset = { priceUsd: 2, decimals: 6 }
  expect(['0,5', '.5', ',5', '1,000'].map((text) => toTokenAmount(text, asset))).toEqual([
    '0.25',
    '0.25',
    '0.25',
    undefined,
  ])
})

test('behavior: at most two exchanges are listed, of those that send the asset', async () => {
  const exchanges = ['a', 'b', 'c'].map((id) => ({ ...exchange, id }))
  const results = { reown_getExchanges: { total: 3, exchanges } }
  const { kit, asset, asked } = start({ results })
  const found = await getQueryClient(kit).fetchQuery(exchangesQuery(kit, asset))
  expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
  await getQueryClient(kit).fetchQuery(exchangesQuery(kit, undefined))
  expect(asked.map(({ params }) => params)).toEqual([
    { page: 1, asset: 'eip155:1/slip44:60' },
    { page: 1 },
  ])
})

const priced = (price: number) => ({
  fungibles: [
    {
      address: `eip155:1:0x${'e'.repeat(40)}`,
      name: 'Ether',
      symbol: 'ETH',
      iconUrl: '',
      price,
      decimals: 18,
    },
  ],
})
test('behavior: prices come from the service, that of SOL from the token list; unknown is null', async () => {
  const supported = { http: ['eip155:1', solana.caipNetworkId], ws: [] }
  const base = { '/v1/supported-chains': supported }
  const read = (given: Given) => {
    const { kit, asset } = start(given)
    return getQueryClient(kit).fetchQuery(depositPriceQuery(kit, asset))
  }
  expect(await read({ results: { ...base, '/v1/fungible/price': priced(3_000) } })).toBe(3_000)
  expect(await read({ results: { ...base, '/v1/fungible/price': priced(0) } })).toBeNull()
  expect(await read({ results: base })).toBeNull()
  const coin = { name: 'Solana', symbol: 'SOL', price: 150, iconUrl: '' }
  const balances = [{ ...coin, quantity: { decimals: '9', numeric: '2' } }]
  const results = { ...base, '/v1/account/So1/balance': { balances } }
  expect(await read({ results, options: onSolana })).toBe(150)
})
