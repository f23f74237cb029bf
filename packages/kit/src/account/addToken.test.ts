import type { Balance, BalanceOptions } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { readAddedTokens } from './addedTokens.ts'
import { addToken, removeToken } from './addToken.ts'
import { tokenBalanceQuery } from './tokenBalanceQuery.ts'

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const gold = `0x${'aB'.repeat(20)}`
const [down, noToken] = [() => Promise.reject(new TypeError('offline')), '0xnone']
const listed = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', price: 1, iconUrl: '' },
  ...{ address: 'eip155:1:0xdollar', quantity: { decimals: '6', numeric: '2' } },
}

type Answer = (options: BalanceOptions) => Balance | Promise<Balance>

function answer({ token, network }: BalanceOptions): Balance | Promise<Balance> {
  if (token === noToken) return down()
  if (token === undefined) return { amount: 1n, ...network.nativeCurrency }
  return { amount: 1_500_000n, decimals: 6, symbol: 'GO\u202eLD' }
}

function start(getBalance: Answer = answer, storage = createMemoryStorage()) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return pathname.includes('supported-chains')
      ? Response.json({ http: ['eip155:1'], ws: [] })
      : Response.json({ balances: [listed], next: 'more' })
  }
  const kit = createTestKit({
    adapters: [fakeAdapter({ getBalance })],
    blockchainApiUrl: 'https://api.example/',
    ports: { fetch, storage },
  })
  const list = (network = mainnet, address = account) =>
    getQueryClient(kit).fetchQuery({
      ...tokenBalanceQuery(kit, { address, network }),
      staleTime: 0,
    })
  const add = (address: string) => addToken(kit, { account, network: mainnet, address })
  return { kit, list, add, storage }
}

const symbols = ({ tokens }: { readonly tokens: readonly { readonly symbol: string }[] }) =>
  tokens.map(({ symbol }) => symbol)

test('K-WORLD-14d: an added token is listed with its balance from the network', async () => {
  const { add, list } = start()
  const token = {
    ...{ caipNetworkId: 'eip155:1', account, address: gold },
    ...{ symbol: 'GOLD', decimals: 6 },
  }
  expect(await add(` ${gold}\n`)).toEqual({ status: 'added', token })
  expect((await list()).tokens).toEqual([
    listed,
    {
      ...{ name: 'GOLD', symbol: 'GOLD', chainId: 'eip155:1', price: 0, iconUrl: '' },
      ...{ address: `eip155:1:${gold}`, quantity: { decimals: '6', numeric: '1.5' } },
    },
  ])
})

test('K-WORLD-14d: a token is added to one account on one network, also after a reload', async () => {
  const first = start()
  await first.add(gold)
  const { list } = start(answer, first.storage)
  expect(symbols(await list())).toEqual(['USDC', 'GOLD'])
  expect(symbols(await list(polygon))).toEqual([])
  expect(symbols(await list(mainnet, gold))).toEqual(['USDC'])
})

test('K-WORLD-14d: a removed token is no longer listed, another one stays', async () => {
  const { kit, list, add } = start()
  const other = `0x${'cd'.repeat(20)}`
  await add(gold)
  await add(other)
  const [last, first] = readAddedTokens(kit, { caipNetworkId: 'eip155:1', account })
  expect([last?.address, first?.address]).toEqual([other, gold])
  if (first) removeToken(kit, { ...first, address: gold.toLowerCase() })
  expect((await list()).tokens.map(({ address }) => address)).toEqual([
    'eip155:1:0xdollar',
    `eip155:1:${other}`,
  ])
})

test('K-WORLD-14d: a token of the list, or an added one, is not added again', async () => {
  const { list, add } = start()
  await list()
  expect(await add('0xDOLLAR')).toEqual({ status: 'listed' })
  await add(gold)
  expect(await add(gold.toLowerCase())).toEqual({ status: 'listed' })
})

test('K-WORLD-14d: an added token that the API lists later has one row', async () => {
  const { list, add } = start()
  expect(await add('0xDollar')).toMatchObject({ status: 'added' })
  expect((await list()).tokens).toEqual([listed])
})

test.each([
  ['invalid', 'gold', answer],
  ['noToken', noToken, answer],
  ['noToken', gold, () => ({ amount: 1n, decimals: 256, symbol: 'GOLD' })],
  ['noToken', gold, () => ({ amount: 1n, decimals: 0, symbol: 'GOLD' })],
  ['noToken', gold, () => ({ amount: 1n, decimals: 1.5, symbol: 'GOLD' })],
  ['noToken', gold, () => ({ amount: 1n, decimals: 6, symbol: '\u200b' })],
  ['down', gold, down],
] as const)('K-WORLD-14d: the outcome is %s for %s', async (status, address, getBalance) => {
  const { kit, add } = start(getBalance)
  expect(await add(address)).toEqual({ status })
  expect(readAddedTokens(kit, { caipNetworkId: 'eip155:1', account })).toEqual([])
})

test('K-WORLD-14d: decimals of 255 and 64 letters are accepted, longer symbols are cut', async () => {
  const { add } = start(() => ({ amount: 1n, decimals: 255, symbol: 'x'.repeat(65) }))
  const token = { decimals: 255, symbol: 'x'.repeat(64) }
  expect(await add(gold)).toMatchObject({ status: 'added', token })
})

test('K-WORLD-14d: an unreadable added token is left out, the rest of the list stays', async () => {
  const first = start()
  await first.add(gold)
  const { list } = start(down, first.storage)
  expect(symbols(await list())).toEqual(['USDC'])
})

test('K-WORLD-14i: a list with further pages says so', async () => {
  expect(await start().list()).toMatchObject({ supported: true, hasMore: true })
})

test('S-63: stored rows with other contents are ignored', async () => {
  const { kit, storage } = start()
  const row = { caipNetworkId: 'eip155:1', account, address: gold, symbol: 'GOLD', decimals: 6 }
  const rows = [
    ...[
      { ...row, decimals: 256 },
      { ...row, caipNetworkId: 'solana:1' },
      { ...row, address: 1 },
    ],
    ...[{ ...row, account: undefined }, { ...row, symbol: '' }, row],
  ]
  const data = JSON.stringify({ v: 1, data: { eip155: rows } })
  storage.setItem('@latchkey/added_tokens', data)
  expect(readAddedTokens(kit, { caipNetworkId: 'eip155:1', account })).toEqual([row])
})
