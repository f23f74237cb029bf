import type { Network } from '@latchkey/core'
import { mainnet, polygon } from '@latchkey/core/networks'
import { createFakeNode, toNodeResponse } from '@latchkey/core/testing'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { type Address, encodeAbiParameters } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createAdapter } from '../adapter/createAdapter.ts'
import { type FakeRecord, fakeRegistry, resolverErrors } from '../testing/fakeRegistry.ts'
import { createGateway } from './createGateway.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  vi.restoreAllMocks()
  server.resetHandlers()
})
afterAll(() => server.close())

const url = 'https://node.example/'
const registry: Network = { ...mainnet, rpcUrls: { default: { http: [url] } } }
const mira = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const jonas = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const ether = (address: Address): FakeRecord => ({ addresses: { '60': address } })
const polygonCoin = String(2 ** 31 + 137)

type Given = {
  readonly names?: Readonly<Record<string, FakeRecord>>
  readonly primaries?: readonly (readonly [Address, string])[]
  readonly code?: string | null
  readonly network?: Network
}

/** Resolves a name with a node of Ethereum that has these names. */
function resolve(
  name: string,
  { names = {}, primaries, code = '0x', network = mainnet }: Given = {},
) {
  const habit = { name: 'has names' }
  const node = createFakeNode(habit, {
    eth_call: fakeRegistry(names, primaries),
    eth_getCode: code,
  })
  server.use(http.post(url, async ({ request }) => node.respond(await request.json())))
  return createAdapter({ networks: [network] }).resolveName?.({ name, network, registry })
}

test.each([
  ['mira.eth', 'mira.eth'],
  ['Mira.ETH', 'mira.eth'],
  ['🦊.eth', '🦊.eth'],
  ['ñandu.eth', 'ñandu.eth'],
  ['n\u0303andu.eth', 'ñandu.eth'],
])('K-WORLD-15b, K-SEND-05: %s resolves by ENS in its normal form', async (typed, name) => {
  expect(await resolve(typed, { names: { [name]: ether(mira) } })).toEqual({
    ...{ name, address: mira, isPrimary: false },
  })
})

test.each<[string, string, boolean]>([
  ['its own name', 'mira.eth', true],
  ['another name', 'anna.eth', false],
  ['the name in another form', 'Mira.eth', false],
])(
  'K-WORLD-15b: an account that has chosen %s is shown so: %s %s',
  async (_, chosen, isPrimary) => {
    const names = { 'mira.eth': ether(mira) }
    const primaries = [[mira, chosen]] as const
    expect(await resolve('mira.eth', { names, primaries })).toMatchObject({ isPrimary })
  },
)

test.each([
  ['an unknown name', 'nobody.eth', {}, 'unknown'],
  ['a name without an address', 'mira.eth', { 'mira.eth': {} }, 'noAddress'],
  [
    'a resolver without addresses',
    'mira.eth',
    { 'mira.eth': { error: resolverErrors.unsupported } },
    'noAddress',
  ],
  ['an empty label', 'mira..eth', {}, 'invalid'],
  ['a space', 'mi ra.eth', {}, 'invalid'],
  ['an underscore inside', 'mi_ra.eth', {}, 'invalid'],
  [
    '256 characters',
    `${'m'.repeat(252)}.eth`,
    { [`${'m'.repeat(252)}.eth`]: ether(mira) },
    'invalid',
  ],
  ['a Cyrillic letter among Latin ones', 'mir\u0430.eth', {}, 'lookAlike'],
  ['Cyrillic letters that all look Latin', '\u0440\u0430\u0441\u0435.eth', {}, 'lookAlike'],
])('K-WORLD-15b: %s has a fault: %s', async (_, name, names, fault) => {
  expect(await resolve(name, { names })).toBe(fault)
})

test('K-WORLD-15b: 255 characters are valid', async () => {
  const name = `${'m'.repeat(251)}.eth`
  expect(await resolve(name, { names: { [name]: ether(mira) } })).toMatchObject({ address: mira })
})

test('K-WORLD-15b: a node without the resolver, e.g. of a local chain, knows no name', async () => {
  const node = createFakeNode({ name: 'has no contracts' })
  server.use(http.post(url, async ({ request }) => node.respond(await request.json())))
  const adapter = createAdapter({ networks: [mainnet] })
  expect(await adapter.resolveName?.({ name: 'mira.eth', network: mainnet, registry })).toBe(
    'unknown',
  )
})

test('K-WORLD-15b: a network has its own address, else that of Ethereum if a key controls it', async () => {
  const both = { addresses: { '60': mira, [polygonCoin]: jonas } } as const
  const onPolygon = (record: FakeRecord, code: string | null = '0x') =>
    resolve('mira.eth', { names: { 'mira.eth': record }, network: polygon, code })
  expect(await onPolygon(both, '0x60')).toMatchObject({ address: jonas })
  expect(await onPolygon(ether(mira))).toMatchObject({ address: mira })
  expect(await onPolygon(ether(mira), `0xef0100${'11'.repeat(20)}`)).toMatchObject({
    address: mira,
  })
  expect(await onPolygon(ether(mira), '0x60')).toBe('noAddress')
  expect(await onPolygon(ether(mira), null)).toBe('noAddress')
  expect(await onPolygon({})).toBe('noAddress')
  const large: Network = { ...polygon, caipNetworkId: `eip155:${2 ** 31}` }
  const names = { 'mira.eth': ether(mira) }
  expect(await resolve('mira.eth', { names, network: large })).toMatchObject({ address: mira })
  const contract = { names, network: large, code: '0x60' }
  expect(await resolve('mira.eth', contract)).toBe('noAddress')
})

test.each([
  [
    'a node that is down',
    () => server.use(http.post(url, () => toNodeResponse({}, { status: 404 }))),
  ],
  ['a gateway that is down', () => {}],
])(
  'K-WORLD-15b: %s is an error and no fault, so the look-up can be repeated',
  async (_, prepare) => {
    const looking = resolve('mira.eth', { names: { 'mira.eth': { error: resolverErrors.http } } })
    prepare()
    await expect(looking).rejects.toBeInstanceOf(Error)
  },
)

const gateway = 'https://names.example/{sender}/{data}.json'
const encoded = encodeAbiParameters([{ type: 'address' }], [mira])

/** Resolves a name that is stored at URLs outside of Ethereum, and records the requests. */
async function resolveStored(urls: readonly string[], answer: () => Response | Promise<Response>) {
  const requests: Request[] = []
  const looking = resolve('mira.eth', { names: { 'mira.eth': { urls } } })
  server.use(
    http.all('https://*', async ({ request }) => {
      if (request.url === url) return undefined
      requests.push(request)
      return answer()
    }),
  )
  const found = await Promise.resolve(looking).catch((error: unknown) => error)
  return { found, requests }
}

test('K-WORLD-15b: a name stored outside of Ethereum is looked up there, without cookies', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const { found, requests } = await resolveStored([gateway], () =>
    HttpResponse.json({ data: encoded }),
  )
  expect(found).toMatchObject({ address: mira })
  expect(requests).toHaveLength(1)
  const [request] = requests
  expect(request?.url).toMatch(
    /^https:\/\/names\.example\/0x[0-9a-f]{40}\/0x3b3b57de[0-9a-f]{64}\.json$/,
  )
  expect(request?.method).toBe('GET')
  const safe = { credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' }
  const [, init] = sent.mock.calls.find(([to]) => String(to).startsWith('https://names.')) ?? []
  expect(init).toMatchObject(safe)
})

test('K-WORLD-15b: a store without {data} in its URL gets a POST; the next one follows', async () => {
  const urls = ['https://one.example/', 'https://two.example/']
  let count = 0
  const { found, requests } = await resolveStored(urls, () => {
    count += 1
    return count === 1 ? new HttpResponse('', { status: 500 }) : new HttpResponse(encoded)
  })
  expect(found).toMatchObject({ address: mira })
  expect(requests.map(({ method, url: asked }) => [method, asked])).toEqual([
    ['POST', urls[0]],
    ['POST', urls[1]],
  ])
  expect(await requests[1]?.json()).toMatchObject({ data: expect.stringMatching(/^0x3b3b57de/) })
})

test.each([
  ['no HTTPS', 'http://names.example/{data}'],
  ['an IP address', 'https://192.168.0.1/{data}'],
  ['an IPv6 address', 'https://[::1]/{data}'],
  ['a single label', 'https://router/{data}'],
  ['a local zone', 'https://printer.local/{data}'],
  ['credentials', 'https://user:key@names.example/{data}'],
  ['a user name', 'https://user@names.example/{data}'],
  ['no URL', 'names.example'],
])('K-WORLD-15b: a store with %s gets no request', async (_, bad) => {
  const { found, requests } = await resolveStored([bad], () => HttpResponse.json({ data: encoded }))
  expect(found).toBeInstanceOf(Error)
  expect(requests).toEqual([])
})

test.each([
  ['an answer over 64 KiB', () => new HttpResponse(`0x${'00'.repeat(32 * 1024)}`)],
  ['an answer that is no hex', () => HttpResponse.json({ data: 'mira' })],
  ['JSON without data', () => HttpResponse.json([])],
])('K-WORLD-15b: %s is an error', async (_, answer) => {
  const { found, requests } = await resolveStored([gateway], answer)
  expect(found).toMatchObject({ code: 'invalid_answer' })
  expect(requests).toHaveLength(1)
})

test('K-WORLD-15b: at most three stores are tried', async () => {
  const urls = [1, 2, 3, 4].map((index) => `https://store${index}.example/{data}`)
  const { requests } = await resolveStored(urls, () => new HttpResponse('', { status: 404 }))
  expect(requests).toHaveLength(3)
})

test('K-WORLD-15b: a name causes at most eight requests to stores', async () => {
  let count = 0
  server.use(
    http.get('https://names.example/*', () => {
      count += 1
      return HttpResponse.text('0x')
    }),
  )
  const { request } = createGateway(undefined)
  const ask = () => request({ data: '0x12', sender: mira, urls: ['https://names.example/{data}'] })
  for (let index = 0; index < 8; index += 1) expect(await ask()).toBe('0x')
  await expect(ask()).rejects.toMatchObject({ code: 'invalid_answer' })
  expect(count).toBe(8)
})
