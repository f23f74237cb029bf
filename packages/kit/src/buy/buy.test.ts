import { polygon, solana } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { BuyProvider } from '../kit/KitConfig.ts'
import { type CreateTestKitOptions, createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { buyUrlQuery } from './buyUrlQuery.ts'
import { listBuyProviders } from './listBuyProviders.ts'
import { openBuyPage } from './openBuyPage.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const card: BuyProvider = {
  id: 'card',
  name: 'Card Desk',
  url: 'https://card.example/buy?theme=dark',
  publicKey: 'key-1',
  namespaces: ['eip155', 'solana'],
}
const bank: BuyProvider = { id: 'bank', name: 'Bank Desk', namespaces: ['eip155'] }

function create(options: CreateTestKitOptions = {}) {
  return createTestKit({
    connected: fakeWallet(),
    buyProviders: [card, bank],
    features: { onramp: ['card', 'bank'] },
    ...options,
  })
}
const onSolana = {
  connected: fakeWallet({ caipNetworkId: solana.caipNetworkId, accounts: ['So1'] }),
  networks: [solana] as const,
}
const listIds = (options: CreateTestKitOptions) =>
  listBuyProviders(create(options)).map(({ id }) => id)

test.each<[string, CreateTestKitOptions, readonly string[]]>([
  ['all that serve the ecosystem', {}, ['card', 'bank']],
  ['none of another ecosystem', onSolana, ['card']],
  ['what is turned on alone', { features: { onramp: ['bank'] } }, ['bank']],
  ['nobody where it is turned off', { features: { onramp: false } }, []],
  ['nobody in basic mode', { basic: true }, []],
  ['nobody who is not configured', { buyProviders: [] }, []],
  ['nobody without an account', { connected: [] }, []],
])('K-BUY-04: the list has %s', (_, options, ids) => {
  expect(listIds(options)).toEqual(ids)
})

const readUrl = (provider: BuyProvider, options: CreateTestKitOptions = {}) => {
  const kit = create(options)
  return getQueryClient(kit).fetchQuery(buyUrlQuery(kit, provider))
}

test("K-BUY-01: a provider's page receives account, currency and project", async () => {
  const url = new URL((await readUrl(card)) ?? '')
  expect(url.origin + url.pathname).toBe('https://card.example/buy')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    theme: 'dark',
    publicKey: 'key-1',
    destinationCurrencyCode: 'ETH',
    walletAddress: address,
    externalCustomerId: 'test',
  })
})

const onPolygon = {
  connected: fakeWallet({ caipNetworkId: 'eip155:137' }),
  networks: [polygon],
} as const

test.each([
  ['SOL', onSolana],
  ['POL', onPolygon],
])(
  'K-BUY-01: without an order, a provider is asked for the native currency %s',
  async (symbol, on) => {
    expect(await readUrl(card, on)).toContain(`destinationCurrencyCode=${symbol}`)
  },
)

const blockchainApiUrl = 'https://api.example'
function createApi(answer: object) {
  const posted: unknown[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = new Request(input)
    if (request.url.includes('supported-chains'))
      return Response.json({ http: ['eip155:1'], ws: [] })
    posted.push(await request.json())
    return Response.json(answer)
  }
  return { posted, options: { blockchainApiUrl, ports: { fetch } } }
}

test('K-BUY-01: a provider without a separate page uses the address from the blockchain API', async () => {
  const { posted, options } = createApi({ url: 'https://pay.example.test/buy?u=1' })
  expect(await readUrl(bank, options)).toBe('https://pay.example.test/buy?u=1')
  expect(posted).toEqual([
    {
      destinationWallets: [{ address, assets: ['ETH'] }],
      partnerUserId: 'test',
      defaultExperience: 'buy',
    },
  ])
})

test('K-BUY-04: an unserved network has no address and causes no request', async () => {
  const { posted, options } = createApi({ url: 'https://pay.example.test/' })
  const connected = fakeWallet({ caipNetworkId: 'eip155:137' })
  expect(await readUrl(bank, { ...options, connected })).toBeNull()
  expect(posted).toEqual([])
})

test.each(['http://pay.example.test/', 'https://user@pay.example.test/'])(
  'S-64: %s cannot be opened',
  async (url) => {
    await expect(readUrl({ ...bank, url })).rejects.toMatchObject({ code: 'external_url' })
    await expect(readUrl(bank, createApi({ url }).options)).rejects.toMatchObject({
      code: 'external_url',
    })
  },
)

test('K-BUY-01: the page opens in a window of 600 × 800 without access to this page', () => {
  const opened: unknown[] = []
  const openWindow = (...asked: readonly string[]) => {
    opened.push(asked)
    return null
  }
  openBuyPage(create({ ports: { openWindow } }), 'https://card.example/')
  const features = 'popup,width=600,height=800,noopener,noreferrer'
  expect(opened).toEqual([['https://card.example/', '_blank', features]])
})
