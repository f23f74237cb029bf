import { type Endpoint, getBalance } from '@latchkey/blockchain-api'
import { mainnet, sepolia, solana } from '@latchkey/core/networks'
import { QueryObserver } from '@tanstack/query-core'
import { expect, test, vi } from 'vitest'
import { endpointQuery } from '../api/endpointQuery.ts'
import { getQueryClient } from '../api/getQueryClient.ts'
import type { KitConfig } from '../kit/KitConfig.ts'
import { hideToast } from '../state/showToast.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeAdapter } from '../testing/fakeAdapter.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { getAccount } from './getAccount.ts'
import { identityQuery } from './identityQuery.ts'
import { nativeBalanceQuery } from './nativeBalanceQuery.ts'
import { tokenBalanceQuery } from './tokenBalanceQuery.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const blockchainApiUrl = 'https://api.example/'

/** Serves a blockchain API by path, and records the requests. */
function serveApi(answers: Readonly<Record<string, unknown>>) {
  const asked: URL[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url)
    const key = Object.keys(answers).find((path) => url.pathname.includes(path))
    if (key === undefined) return new Response('no', { status: 503 })
    return Response.json(answers[key])
  }
  return { asked, fetch }
}

const chains = { 'supported-chains': { http: ['eip155:1'], ws: [] } }

test('K-ACC-04: balances are cached 30 s by network and address; repeated reads send one request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let reads = 0
  const adapter = fakeAdapter({
    getBalance: ({ network }) => {
      reads += 1
      return { amount: 1n, decimals: 18, symbol: network.nativeCurrency.symbol }
    },
  })
  const kit = createTestKit({ adapters: [adapter] })
  const client = getQueryClient(kit)
  const read = () => client.fetchQuery(nativeBalanceQuery(kit, { address, network: mainnet }))
  expect(await Promise.all([read(), read()])).toHaveLength(2)
  vi.setSystemTime(Date.now() + 29_999)
  await read()
  expect(reads).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  await read()
  expect(reads).toBe(2)
  await client.fetchQuery(nativeBalanceQuery(kit, { address, network: sepolia }))
  expect(reads).toBe(3)
  vi.useRealTimers()
})

test('K-CHAIN-07: a configured token replaces the native currency, by CAIP-2 or chain id', async () => {
  const asked: (string | undefined)[] = []
  const adapter = fakeAdapter({
    getBalance: ({ token }) => {
      asked.push(token)
      return { amount: 5n, decimals: 6, symbol: token === undefined ? 'ETH' : 'USDC' }
    },
  })
  const tokens = {
    'eip155:1': { address: '0xdollar' },
    11155111: { address: '0xtest', symbol: 'T' },
  }
  const kit = createTestKit({ adapters: [adapter], tokens })
  const read = (network: typeof mainnet) =>
    getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, { address, network }))
  expect(await Promise.all([read(mainnet), read(mainnet)])).toMatchObject([
    { symbol: 'USDC', decimals: 6 },
    { symbol: 'USDC' },
  ])
  expect(await read(sepolia)).toMatchObject({ amount: 5n, symbol: 'T' })
  expect(await read({ ...mainnet, id: 137, caipNetworkId: 'eip155:137' })).toMatchObject({
    symbol: 'ETH',
  })
  expect(asked).toEqual(['0xdollar', '0xtest', undefined])
})

test('K-CHAIN-09: without an adapter the balance comes from the API, on main networks', async () => {
  const quantity = { decimals: '18', numeric: '1.5' }
  const coin = {
    name: 'Ether',
    symbol: 'ETH',
    chainId: 'eip155:1',
    price: 1,
    quantity,
    iconUrl: '',
  }
  const token = { ...coin, symbol: 'X', address: 'eip155:1:0xaa' }
  const api = serveApi({ balance: { balances: [token, coin] }, ...chains })
  const kit = createTestKit({ adapters: [], blockchainApiUrl, ports: { fetch: api.fetch } })
  const read = (network: typeof mainnet) =>
    getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, { address, network }))
  expect(await read(mainnet)).toEqual({
    amount: 15n * 10n ** 17n,
    decimals: 18,
    symbol: 'ETH',
    fallback: false,
  })
  expect(await read(sepolia)).toMatchObject({ amount: 0n, fallback: true })
  const empty = createTestKit({
    adapters: [],
    blockchainApiUrl,
    ports: { fetch: serveApi({ balance: { balances: [] }, ...chains }).fetch },
  })
  expect(
    await getQueryClient(empty).fetchQuery(
      nativeBalanceQuery(empty, { address, network: mainnet }),
    ),
  ).toMatchObject({ amount: 0n, fallback: false })
})

test('K-BAPI-11a, K-CHAIN-09: EVM requests name the native currency or the token shown instead', async () => {
  const gold = '0x52908400098527886E0F7030069857D2E4169EE7'
  const toRow = (address: string | undefined, numeric: string, symbol: string) => ({
    name: symbol,
    symbol,
    price: 1,
    iconUrl: '',
    quantity: { decimals: '6', numeric },
    ...(address !== undefined && { address }),
  })
  const rows = [
    toRow(`eip155:1:${gold.toLowerCase()}`, '2.5', 'GOLD'),
    toRow(undefined, '1', 'ETH'),
  ]
  const api = serveApi({ balance: { balances: rows }, ...chains })
  const read = (tokens: KitConfig['tokens']) => {
    const ports = { fetch: api.fetch }
    const kit = createTestKit({ adapters: [], blockchainApiUrl, ports, ...(tokens && { tokens }) })
    return getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, { address, network: mainnet }))
  }
  const getForced = () => api.asked.at(-1)?.searchParams.get('forceUpdate')
  expect(await read(undefined)).toMatchObject({ amount: 10n ** 18n, decimals: 18, symbol: 'ETH' })
  expect(getForced()).toBe('eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
  expect(await read({ 1: { address: gold } })).toEqual({
    amount: 2_500_000n,
    decimals: 6,
    symbol: 'GOLD',
    fallback: false,
  })
  expect(getForced()).toBe(`eip155:1:${gold}`)
})

test('K-CHAIN-09: on Solana the currency may carry a bare address, and no request names a token', async () => {
  const coin = {
    name: 'Solana',
    symbol: 'SOL',
    address: 'So11111111111111111111111111111111111111111',
    price: 1,
    iconUrl: '',
    quantity: { decimals: '9', numeric: '2' },
  }
  const supported = { 'supported-chains': { http: [solana.caipNetworkId], ws: [] } }
  const api = serveApi({ balance: { balances: [coin] }, ...supported })
  const kit = createTestKit({ adapters: [], blockchainApiUrl, ports: { fetch: api.fetch } })
  const query = nativeBalanceQuery(kit, { address, network: solana })
  expect(await getQueryClient(kit).fetchQuery(query)).toMatchObject({ amount: 2_000_000_000n })
  expect(api.asked.at(-1)?.searchParams.has('forceUpdate')).toBe(false)
})

test('K-ACC-03: a failed look-up shows 0 ETH on eip155, else 0 of the own symbol, with a label', async () => {
  const failing = (namespace: 'eip155' | 'solana') =>
    fakeAdapter({
      namespace,
      getBalance: () => {
        throw new TypeError('down')
      },
    })
  const kit = createTestKit({ adapters: [failing('eip155'), failing('solana')] })
  const read = (network: typeof mainnet | undefined) =>
    getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, { address, network }))
  const ether = { amount: 0n, decimals: 18, symbol: 'ETH', fallback: true }
  expect(await read(mainnet)).toEqual(ether)
  expect(await read(undefined)).toEqual(ether)
  expect(await read(solana)).toEqual({ amount: 0n, decimals: 9, symbol: 'SOL', fallback: true })
})

test('S-140, K-ACC-03: an unreadable balance is 0.00 ETH and labelled until one is read', async () => {
  let down = true
  const adapter = fakeAdapter({
    getBalance: () => {
      if (down) throw new TypeError('down')
      return { amount: 15n * 10n ** 17n, decimals: 18, symbol: 'ETH' }
    },
  })
  const kit = createTestKit({ connected: fakeWallet(), adapters: [adapter] })
  const query = nativeBalanceQuery(kit, { address, network: mainnet })
  const client = getQueryClient(kit)
  await client.fetchQuery(query)
  expect(getAccount(kit)).toMatchObject({
    balance: '0.00',
    balanceSymbol: 'ETH',
    balanceFallback: true,
  })
  down = false
  await client.fetchQuery({ ...query, staleTime: 0 })
  expect(getAccount(kit).balance).toBe('1.5')
  expect(getAccount(kit)).not.toHaveProperty('balanceFallback')
})

test('K-ACC-12: getAccount composes every account field from connection store and query cache', async () => {
  const api = serveApi({ identity: { name: 'vitalik.eth', avatar: null } })
  const kit = createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl,
    ports: { fetch: api.fetch },
  })
  expect(getAccount(kit)).toMatchObject({ address, balance: undefined, profileName: undefined })
  const account = { address, network: mainnet }
  await getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, account))
  await getQueryClient(kit).fetchQuery(identityQuery(kit, account))
  expect(getAccount(kit)).toMatchObject({
    balance: '1.5',
    balanceSymbol: 'ETH',
    profileName: 'vitalik.eth',
    profileImage: undefined,
    tokenBalance: undefined,
    preferredAccountType: 'eoa',
    status: 'connected',
    connectedWalletInfo: { name: 'Test Wallet' },
  })
})

test('K-ACC-06: a failing token balance shows its toast and is not requested again for 30 s', async () => {
  const api = serveApi(chains)
  const kit = createTestKit({ blockchainApiUrl, ports: { fetch: api.fetch } })
  const read = () =>
    getQueryClient(kit).fetchQuery(tokenBalanceQuery(kit, { address, network: mainnet }))
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
  expect(kit.toasts.getState().toast?.message).toBe('Token Balance Unavailable')
  const asked = api.asked.length
  kit.test.clock.advance(29_999)
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
  expect(api.asked).toHaveLength(asked)
  kit.test.clock.advance(1)
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
  expect(api.asked).toHaveLength(asked + 1)
})

test('S-137: a clock that is set back does not lengthen the pause after a failure', async () => {
  const api = serveApi(chains)
  let time = 1_900_000_000_000
  const ports = { fetch: api.fetch, now: () => time }
  const kit = createTestKit({ blockchainApiUrl, ports })
  const read = () =>
    getQueryClient(kit).fetchQuery(tokenBalanceQuery(kit, { address, network: mainnet }))
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
  const asked = api.asked.length
  time -= 3_600_000
  await expect(read()).rejects.toMatchObject({ code: 'http_error' })
  expect(api.asked).toHaveLength(asked + 1)
})

test('K-ACC-05: a token with zero decimals never appears', async () => {
  const token = (symbol: string, decimals: string) => ({
    name: symbol,
    symbol,
    price: 1,
    iconUrl: '',
    quantity: { decimals, numeric: '5' },
  })
  const balances = [token('GOOD', '6'), token('ZERO', '0')]
  const api = serveApi({ ...chains, '/balance': { balances } })
  const kit = createTestKit({ blockchainApiUrl, ports: { fetch: api.fetch } })
  const { tokens, supported } = await getQueryClient(kit).fetchQuery(
    tokenBalanceQuery(kit, { address, network: mainnet }),
  )
  expect(supported).toBe(true)
  expect(tokens.map((entry) => entry.symbol)).toEqual(['GOOD'])
})

test('K-BAPI-11b, K-BAPI-11c: an unserved network has no tokens, and one toast reports it', async () => {
  const api = serveApi(chains)
  const kit = createTestKit({ blockchainApiUrl, ports: { fetch: api.fetch } })
  const query = tokenBalanceQuery(kit, { address, network: sepolia })
  const client = getQueryClient(kit)
  expect(await client.fetchQuery(query)).toEqual({ tokens: [], supported: false })
  expect(api.asked.map((url) => url.pathname)).toEqual(['/v1/supported-chains'])
  expect(kit.toasts.getState().toast).toMatchObject({
    message: 'Token Balance Unavailable',
    variant: 'error',
  })
  hideToast(kit)
  await client.fetchQuery({ ...query, staleTime: 0 })
  expect(kit.toasts.getState().toast).toBeUndefined()
})

test('K-ACC-06: unknown support for a network is a failure, not an empty token list', async () => {
  const kit = createTestKit({ blockchainApiUrl, ports: { fetch: serveApi({}).fetch } })
  const read = getQueryClient(kit).fetchQuery(tokenBalanceQuery(kit, { address, network: mainnet }))
  await expect(read).rejects.toMatchObject({ code: 'http_error' })
  expect(kit.toasts.getState().toast?.message).toBe('Token Balance Unavailable')
})

test('K-ACC-10: testnets and other namespaces have no name or image and cause no request', async () => {
  const api = serveApi({ identity: { name: 'name', avatar: null } })
  const kit = createTestKit({ blockchainApiUrl, ports: { fetch: api.fetch } })
  for (const network of [sepolia, solana, undefined]) {
    const identity = await getQueryClient(kit).fetchQuery(identityQuery(kit, { address, network }))
    expect(identity).toEqual({ profileName: undefined, profileImage: undefined })
  }
  expect(api.asked).toEqual([])
})

test('K-STATE-06: identity lives 5 minutes, balances 30 s', () => {
  const kit = createTestKit()
  const account = { address, network: mainnet }
  expect(identityQuery(kit, account).staleTime).toBe(300_000)
  expect(nativeBalanceQuery(kit, account).staleTime).toBe(30_000)
  expect(tokenBalanceQuery(kit, account).staleTime).toBe(30_000)
})

test('S-130f, K-STATE-08: three retries, back-off doubling to 30 s, dropped after 5 idle minutes', async () => {
  vi.useFakeTimers()
  const api = serveApi({})
  const kit = createTestKit({ blockchainApiUrl, ports: { fetch: api.fetch } })
  const client = getQueryClient(kit)
  const { queries = {} } = client.getDefaultOptions()
  const delay = queries.retryDelay
  if (typeof delay !== 'function') throw new Error('no back-off')
  expect([0, 1, 2, 10].map((attempt) => delay(attempt, new Error('x')))).toEqual([
    1_000, 2_000, 4_000, 30_000,
  ])
  expect(queries.gcTime).toBe(300_000)
  const { unsupported: _, ...ungated } = getBalance
  const endpoint = ungated as Endpoint<(typeof getBalance)['path'], (typeof getBalance)['input']>
  const query = endpointQuery(kit, endpoint, { address, currency: 'usd' })
  const stop = new QueryObserver(client, query).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(api.asked).toHaveLength(4)
  stop()
  await vi.advanceTimersByTimeAsync(300_001)
  expect(client.getQueryCache().getAll()).toEqual([])
  vi.useRealTimers()
})

test('error: no blockchain API configured', async () => {
  const kit = createTestKit()
  const query = endpointQuery(kit, getBalance, { address, currency: 'usd' })
  const reading = getQueryClient(kit).fetchQuery({ ...query, retry: false })
  await expect(reading).rejects.toMatchObject({ code: 'blockchain_api_not_configured' })
})
