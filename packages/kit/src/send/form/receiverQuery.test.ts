import type { NameLookup, Network } from '@latchkey/core'
import { mainnet, polygon, solana, solanaDevnet } from '@latchkey/core/networks'
import { afterEach, expect, test, vi } from 'vitest'
import { getQueryClient } from '../../api/getQueryClient.ts'
import { type CreateTestKitOptions, createTestKit } from '../../testing/createTestKit.ts'
import { fakeAdapter } from '../../testing/fakeAdapter.ts'
import { fakeWallet } from '../../testing/fakeWallet.ts'
import { receiverQuery } from './receiverQuery.ts'

afterEach(() => {
  vi.useRealTimers()
})

const to = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const blockchainApiUrl = 'https://api.example'

type Given = { readonly own?: unknown; readonly config?: Partial<CreateTestKitOptions> }

/** Creates a kit whose blockchain API answers every name, and with `own` the names of an account. */
function start(answer: unknown, { own = [], config = {} }: Given = {}) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname)
    return Response.json(pathname.startsWith('/v1/profile/reverse/') ? own : answer)
  }
  const kit = createTestKit({
    connected: fakeWallet(),
    blockchainApiUrl,
    ports: { fetch },
    ...config,
  })
  const find = (text: string, network: Network = mainnet) =>
    getQueryClient(kit).fetchQuery(receiverQuery(kit, { text, network }))
  return { find, asked }
}
const record = (addresses: object) => ({
  name: 'mira.latchkey.id',
  registered_at: '2026-01-01T00:00:00Z',
  attributes: { avatar: 'https://api.example/mira.png' },
  addresses,
})

test('K-SEND-06: an address, even without 0x, resolves to itself without a request', async () => {
  const { find, asked } = start({})
  expect(await find(` ${to} `)).toEqual({ address: to })
  expect(await find(to.slice(2))).toEqual({ address: to })
  expect(asked).toEqual([])
})

test.each([
  [`eth:${to}`, to],
  [`ethereum:${to}@1`, to],
  [`ethereum:${to}@1?value=1e18`, to],
  [`eip155:1:${to}`, to],
  [to.toUpperCase(), to.toLowerCase()],
  [`0x${to.slice(2).toUpperCase()}`, to.toLowerCase()],
])('K-WORLD-15a, K-SEND-05: %s resolves to its address', async (text, address) => {
  const { find, asked } = start({})
  expect(await find(text)).toEqual({ address })
  expect(asked).toEqual([])
})

test.each([`matic:${to}`, `eip155:10:${to}`, `ethereum:${to}@137`, `other:${to}`, 'bitcoin:1abc'])(
  'K-WORLD-15a: %s is no recipient on Ethereum',
  async (text) => {
    const { find } = start({})
    expect(await find(text)).toBeNull()
  },
)

test('K-SEND-05: a name resolves to its address on this network, with its picture', async () => {
  const mira = record({ '2147483649': { address: to }, '60': { address: '0x60' } })
  const { find, asked } = start(mira, { own: [mira] })
  expect(await find('Mira.latchkey.id')).toEqual({
    ...{ address: to, name: 'mira.latchkey.id', isPrimary: true },
    image: 'https://api.example/mira.png',
  })
  expect(asked).toEqual([`/v1/profile/account/mira.latchkey.id`, `/v1/profile/reverse/${to}`])
  expect(await find('mira.latchkey.id', polygon)).toMatchObject({ address: '0x60' })
})

test('K-SEND-05: an account that does not list the name does not stand under it', async () => {
  const other = { ...record({ '60': { address: to } }), name: 'anna.latchkey.id' }
  const { find } = start(record({ '60': { address: to } }), { own: [other] })
  const found = { address: to, name: 'mira.latchkey.id', isPrimary: false }
  expect(await find('mira.latchkey.id')).toEqual(found)
})

test('K-SEND-05: an unregistered name is unknown, and a text without a dot is no name', async () => {
  const { find, asked } = start([])
  expect(await find('nobody.latchkey.id')).toBe('unknown')
  expect(await find('mira')).toBeNull()
  expect(await find('0 x 12')).toBeNull()
  expect(await find('1.5')).toBeNull()
  expect(await find('a@mira.eth')).toBeNull()
  expect(asked).toHaveLength(1)
})

test('K-STATE-06: a resolved name is looked up again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { find, asked } = start([])
  await find('mira.latchkey.id')
  vi.advanceTimersByTime(299_999)
  await find('mira.latchkey.id')
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await find('mira.latchkey.id')
  expect(asked).toHaveLength(2)
})

test.each([{ '2147483649': { address: 'bc1qsomewhere' } }, { '0': { address: to } }])(
  'S-63: a name whose record is not an address of the network has none: %j',
  async (addresses) => {
    const { find } = start(record(addresses))
    expect(await find('mira.latchkey.id')).toBe('noAddress')
  },
)

/** Creates a kit with adapters of EVM and Solana that resolve every name, and records the look-ups. */
function startPublic(config: Partial<CreateTestKitOptions> = {}, answer: unknown = []) {
  const lookups: NameLookup[] = []
  const resolveName = async (lookup: NameLookup) => {
    lookups.push(lookup)
    return { name: lookup.name, address: to, isPrimary: true }
  }
  const adapters = [fakeAdapter({ resolveName }), fakeAdapter({ namespace: 'solana', resolveName })]
  const networks = [polygon, solanaDevnet] as const
  return { ...start(answer, { config: { adapters, networks, ...config } }), lookups }
}

test.each<[string, Network, Network]>([
  ['Mira.eth', polygon, mainnet],
  ['🦊.eth', polygon, mainnet],
  ['ñandu.eth', polygon, mainnet],
  ['mira.sol', solanaDevnet, solana],
])(
  'K-WORLD-15b: %s is resolved by the name service of %o',
  async (name, network, { caipNetworkId }) => {
    const { find, lookups, asked } = startPublic()
    expect(await find(name, network)).toEqual({ name, address: to, isPrimary: true })
    expect(lookups).toMatchObject([{ name, network, registry: { caipNetworkId } }])
    expect(asked).toEqual([])
  },
)

test('K-WORLD-15b: names are read from the network of the app, else from the blockchain API', async () => {
  const api = startPublic()
  await api.find('mira.eth', polygon)
  expect(api.lookups[0]?.registry.rpcUrls).toEqual({
    default: {
      http: [expect.stringMatching(/^https:\/\/api\.example\/v1\/?\?.*eip155(:|%3A)1\b/)],
    },
  })
  const own = { ...mainnet, rpcUrls: { default: { http: ['https://own.example/'] } } }
  const app = startPublic({ networks: [polygon, own] })
  await app.find('mira.eth', polygon)
  expect(app.lookups[0]?.registry.rpcUrls.default).toEqual(own.rpcUrls.default)
})

test('K-WORLD-15b: without Ethereum and the blockchain API there is no look-up', async () => {
  const { find, lookups } = startPublic({ blockchainApiUrl: '' })
  expect(await find('mira.eth', polygon)).toBe('noRegistry')
  expect(await find('mira.example', polygon)).toBe('unknown')
  expect(lookups).toEqual([])
})

test.each<[string, Network]>([
  ['mira.eth', solanaDevnet],
  ['mira.sol', polygon],
])('K-WORLD-15b: %s is for another network', async (name, network) => {
  const { find, lookups } = startPublic()
  expect(await find(name, network)).toBe('otherNetwork')
  expect(lookups).toEqual([])
})

test('K-WORLD-15b: another ending is looked up in the zones, then on an EVM network by ENS', async () => {
  const { find, lookups, asked } = startPublic({ nameZone: 'latchkey.id' })
  expect(await find('mira.example', polygon)).toMatchObject({ address: to })
  expect(asked).toEqual(['/v1/profile/account/mira.example'])
  expect(lookups).toHaveLength(1)
  expect(await find('mira.latchkey.id', polygon)).toBe('unknown')
  expect(await find('mira.example', solanaDevnet)).toBe('unknown')
  expect(lookups).toHaveLength(1)
})

test('K-WORLD-15b: an adapter without a name service knows no name', async () => {
  const { find } = start([])
  expect(await find('mira.eth')).toBe('unknown')
})

test('K-SEND-06: a name service that fails throws "Error resolving name" with the cause', async () => {
  const fetch = async () => Response.json({}, { status: 400 })
  const { find } = start({}, { config: { ports: { fetch } } })
  await expect(find('mira.latchkey.id')).rejects.toMatchObject({
    code: 'name_resolution_failed',
    shortMessage: 'Error resolving name',
    cause: { code: 'http_error', status: 400 },
  })
})

test('K-STATE-08: a name look-up is repeated after a failure of the transport', async () => {
  vi.useFakeTimers()
  let asked = 0
  const fetch = async () => {
    asked += 1
    return Response.json({}, { status: 503 })
  }
  const { find } = start({}, { config: { ports: { fetch } } })
  const failed = expect(find('mira.latchkey.id')).rejects.toThrow('Error resolving name')
  await vi.runAllTimersAsync()
  await failed
  expect(asked).toBeGreaterThan(1)
})
