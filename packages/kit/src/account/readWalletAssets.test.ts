import type { EthereumAsset, EthereumFeatures } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeLogin } from '../testing/fakeLogin.ts'
import { type FakeWalletOptions, fakeWallet } from '../testing/fakeWallet.ts'
import { tokenBalanceQuery } from './tokenBalanceQuery.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const gold = `0x${'67'.repeat(20)}` as const
const listed = {
  name: 'Listed',
  symbol: 'LIST',
  chainId: 'eip155:1',
  address: `eip155:1:${gold}`,
  price: 1,
  quantity: { decimals: '6', numeric: '1' },
  iconUrl: '',
}
const assets: readonly EthereumAsset[] = [
  { type: 'native', balance: 2n * 10n ** 18n, priceUsd: 3_000 },
  { type: 'erc20', address: gold, balance: 1_500_000n, name: 'Gold', symbol: 'GOLD', decimals: 6 },
  { type: 'erc20', address: gold, balance: 1n, symbol: 'WHOLE', decimals: 0 },
  { type: 'erc721', address: gold, balance: 1n, symbol: 'ART', decimals: 2 },
]

function start(ethereum: Partial<EthereumFeatures>, create = fakeLogin, at = mainnet) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    if (pathname.includes('supported-chains')) return Response.json({ http: ['eip155:1'], ws: [] })
    asked.push(pathname)
    return Response.json({ balances: [listed] })
  }
  const options: FakeWalletOptions = { ethereum }
  const kit = createTestKit({
    connected: create(options),
    blockchainApiUrl: 'https://api.example/',
    ports: { fetch },
  })
  const read = () =>
    getQueryClient(kit).fetchQuery({
      ...tokenBalanceQuery(kit, { address, network: at }),
      staleTime: 0,
    })
  return { kit, asked, read }
}

const advertise = (id: `0x${string}`, supported = true) => ({
  getCapabilities: async () => ({ [id]: { assetDiscovery: { supported } } }),
  getAssets: async () => assets,
})

test.each(['0x1', '0x0'] as const)(
  "K-ACC-07: if %s advertises it, a login's wallet lists its assets and no service is called",
  async (id) => {
    const { asked, read } = start(advertise(id))
    expect(await read()).toEqual({
      supported: true,
      tokens: [
        {
          name: 'Ether',
          symbol: 'ETH',
          chainId: 'eip155:1',
          value: 6_000,
          price: 3_000,
          quantity: { decimals: '18', numeric: '2' },
          iconUrl: '',
        },
        {
          name: 'Gold',
          symbol: 'GOLD',
          chainId: 'eip155:1',
          address: `eip155:1:${gold}`,
          value: 0,
          price: 0,
          quantity: { decimals: '6', numeric: '1.5' },
          iconUrl: '',
        },
      ],
    })
    expect(asked).toEqual([])
  },
)

const failing = { getCapabilities: async () => ({}), getAssets: () => Promise.reject(new Error()) }

test.each([
  ['does not advertise it', advertise('0x1', false), fakeLogin],
  ['advertises it elsewhere', advertise('0x89'), fakeLogin],
  ['cannot be asked', {}, fakeLogin],
  ['fails', { ...advertise('0x1'), getAssets: failing.getAssets }, fakeLogin],
  ['is of no login', advertise('0x1'), fakeWallet],
] as const)('K-ACC-07: if the wallet %s the service is called', async (_, ethereum, create) => {
  const { asked, read } = start(ethereum, create)
  expect((await read()).tokens.map(({ symbol }) => symbol)).toEqual(['LIST'])
  expect(asked).toHaveLength(1)
})

test("behavior: the wallet's support is requested once, and never for another network", async () => {
  let questions = 0
  const ethereum = {
    ...advertise('0x1'),
    getCapabilities: async () => {
      questions += 1
      return { '0x1': { assetDiscovery: { supported: true } } }
    },
  }
  const { read } = start(ethereum)
  await read()
  await read()
  expect(questions).toBe(1)
  const elsewhere = start(ethereum, fakeLogin, polygon)
  expect(await elsewhere.read()).toEqual({ tokens: [], supported: false })
  expect(questions).toBe(1)
})
