import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageBoot, Persona, RpcAnswer } from '../wire/wire.ts'
import type { Provider } from './createProvider.ts'
import { start } from './main.ts'

type Detail = {
  info: { uuid: string; name: string; rdns: string; icon: string }
  provider: Provider
}

/** A fake `EventSource` whose events the test dispatches. */
class FakeStream extends EventTarget {
  static readonly CLOSED = 2
  static last: FakeStream | undefined
  readonly readyState = 1
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.last = this
  }
  emit(event: { type: string }): void {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }))
  }
}

let leave: AbortController
let answer: (body: { id: string; method: string; surface: string }) => RpcAnswer
let sent: { path: string; body: { surface?: string; personas?: string } }[]

beforeEach(() => {
  leave = new AbortController()
  answer = () => ({ result: [] })
  sent = []
  FakeStream.last = undefined
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const body = JSON.parse(init.body)
    sent.push({ path, body })
    return Response.json(path.endsWith('/rpc') ? answer(body) : boot([]).state)
  })
  history.replaceState(null, '', '/')
})
afterEach(() => {
  leave.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'ethereum')
})

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const boot = (personas: readonly Persona[]): PageBoot => ({
  state: {
    accounts: [],
    chainId: 1,
    chains: [1],
    personas,
    locked: false,
    solana: { accounts: [] },
    bip122: { accounts: [] },
  },
  walletOrigin: 'http://wallet.latchkey.localhost',
})

/**
 * Starts the sandbox wallet with these behaviours in a page. Returns its EIP-6963 announcements,
 * both the first and those after a request.
 */
function startPage(personas: readonly Persona[]) {
  const details: Detail[] = []
  const onAnnounce = (event: Event) => details.push((event as CustomEvent<Detail>).detail)
  const add = window.addEventListener.bind(window)
  const adding = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) =>
      add(type, listener as EventListener, { signal: leave.signal }),
    )
  add('eip6963:announceProvider', onAnnounce, { signal: leave.signal })
  start(boot(personas))
  adding.mockRestore()
  return {
    details,
    requestProvider: () => window.dispatchEvent(new Event('eip6963:requestProvider')),
    get provider(): Provider {
      const provider = details[0]?.provider
      if (!provider) throw new Error('nothing was announced')
      return provider
    },
  }
}

test('announces itself on load and on every provider request (EIP-6963)', () => {
  const page = startPage(['approves'])
  page.requestProvider()
  expect(page.details).toHaveLength(2)
  const [first, again] = page.details
  expect(first?.info).toMatchObject({ name: 'Sandbox Wallet', rdns: 'localhost.latchkey.wallet' })
  expect(first?.info.uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4/)
  expect(first?.info.icon).toMatch(/^data:image\/svg\+xml,/)
  expect(again?.info).toBe(first?.info)
  expect(Object.isFrozen(first)).toBe(true)
  expect('ethereum' in window).toBe(false)
})

test('also registers for Solana and for Bitcoin (Wallet Standard), under the same name', () => {
  const names: unknown[] = []
  const register = (wallet: { name: string; chains: readonly string[] }) =>
    names.push([wallet.name, wallet.chains[0]])
  startPage(['approves'])
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  expect(names).toEqual([
    ['Sandbox Wallet', 'solana:mainnet'],
    ['Sandbox Wallet', 'bitcoin:mainnet'],
  ])
})

test('twins: two providers, one name and rdns, two uuids', () => {
  const { details } = startPage(['twins'])
  expect(new Set(details.map(({ info }) => `${info.name} ${info.rdns}`)).size).toBe(1)
  expect(new Set(details.map(({ info }) => info.uuid)).size).toBe(2)
  expect(details[0]?.provider).not.toBe(details[1]?.provider)
})

test('neighbours: two wallets of two names, in each ecosystem', () => {
  const { details } = startPage(['neighbours'])
  expect(details.map(({ info }) => info.name)).toEqual(['Sandbox Wallet', 'Harbour Wallet'])
  expect(new Set(details.map(({ info }) => info.rdns)).size).toBe(2)
  const names: string[] = []
  const register = ({ name }: { name: string }) => names.push(name)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } }))
  expect(names.toSorted()).toEqual([
    ...['Harbour Wallet', 'Harbour Wallet', 'Sandbox Wallet', 'Sandbox Wallet'],
  ])
})

test('injected: only window.ethereum', async () => {
  const { details } = startPage(['injected'])
  expect(details).toEqual([])
  const { ethereum } = window as unknown as { ethereum: Provider }
  expect(await ethereum.request({ method: 'eth_accounts' })).toEqual([])
})

test('none: no announcement and no window.ethereum', () => {
  expect(startPage(['none']).details).toEqual([])
  expect('ethereum' in window).toBe(false)
})

test('hostile: bidi and markup in the name, a scripted icon, a bad rdns, throwing getters', () => {
  const { details } = startPage(['hostile'])
  const [ugly] = details
  expect(ugly?.info.name).toMatch(/^\u202e<img/)
  expect(ugly?.info.name.length).toBeGreaterThan(256)
  expect(decodeURIComponent(ugly?.info.icon ?? '')).toContain('<script>')
  expect(ugly?.info.rdns).toContain('/')
  const throwing = details.filter((detail) => {
    try {
      return detail?.info === undefined && detail !== null
    } catch {
      return true
    }
  })
  expect(throwing).toHaveLength(1)
  expect(details).toContain(null)
})

test('persona in the URL: sent to the service before the first request', async () => {
  history.replaceState(null, '', '/?wallet=auto,slow:1')
  await startPage(['rejects']).provider.request({ method: 'eth_accounts' })
  expect(sent.map(({ path }) => path)).toEqual([
    '/__sandbox/wallet/personas',
    '/__sandbox/wallet/rpc',
  ])
  expect(sent[0]?.body).toEqual({ personas: 'auto,slow:1' })
})

test('a page that never uses the wallet sends no request and opens no stream', () => {
  const page = startPage(['approves'])
  page.provider.on('accountsChanged', () => {})
  expect(sent).toEqual([])
  expect(FakeStream.last).toBe(undefined)
})

test('request: a late answer arrives by the stream', async () => {
  answer = ({ id }) => ({ pending: id, surface: 'none' })
  let id = ''
  const { provider } = startPage(['slow'])
  const fetching = vi.spyOn(globalThis, 'fetch')
  const connecting = provider.request({ method: 'eth_requestAccounts' })
  await expect.poll(() => fetching).toHaveBeenCalled()
  id = JSON.parse(String(fetching.mock.calls[0]?.[1]?.body)).id
  FakeStream.last?.emit({ type: 'settled', id, outcome: { result: [account] } } as never)
  expect(await connecting).toEqual([account])
})

test('request: errors carry their code', async () => {
  answer = () => ({ error: { code: 4902, message: 'Unrecognized chain ID 2.' } })
  const asking = startPage(['auto']).provider.request({ method: 'wallet_switchEthereumChain' })
  await expect(asking).rejects.toMatchObject({ code: 4902, message: /Unrecognized/ })
})

test('request: error: 4900 when the service is away', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const asking = startPage(['auto']).provider.request({ method: 'eth_accounts' })
  await expect(asking).rejects.toMatchObject({ code: 4900 })
})

test.each([undefined, {}, { method: '' }, { method: 7 }])(
  'request: error: -32600 for %j',
  async (args) => {
    const { provider } = startPage(['auto'])
    await expect(provider.request(args as never)).rejects.toMatchObject({ code: -32600 })
  },
)

test('window: opened in the task of the request while a click counts', async () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: true } })
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  const { provider } = startPage(['approves'])
  const asking = provider.request({ method: 'eth_requestAccounts' })
  expect(open).toHaveBeenCalledOnce()
  expect(open.mock.calls[0]?.[0]).toMatch(
    /^http:\/\/wallet\.latchkey\.localhost\/request\/[\w-]{36}$/,
  )
  await asking
  expect(sent[0]?.body.surface).toBe('window')
})

test.each([
  ['no click counts', false, window],
  ['the browser blocks it', true, null],
])('panel: when %s', async (_case, isActive, opened) => {
  vi.stubGlobal('navigator', { userActivation: { isActive } })
  vi.spyOn(window, 'open').mockReturnValue(opened)
  await startPage(['approves']).provider.request({ method: 'eth_requestAccounts' })
  expect(sent[0]?.body.surface).toBe('panel')
})

test('events: only changes are emitted, and a removed listener is not called', async () => {
  const { provider } = startPage(['auto'])
  const heard: unknown[] = []
  const gone = (value: unknown) => heard.push(['gone', value])
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value) => heard.push([event, value]))
  provider.on('chainChanged', gone).removeListener('chainChanged', gone)
  await provider.request({ method: 'eth_accounts' })
  const { state } = boot(['auto'])
  const stream = FakeStream.last
  stream?.emit({ type: 'state', state } as never)
  stream?.emit({ type: 'state', state: { ...state, accounts: [account] } } as never)
  stream?.emit({ type: 'state', state: { ...state, accounts: [account], chainId: 137 } } as never)
  stream?.emit({ type: 'dropped' })
  expect(heard).toEqual([
    ['accountsChanged', [account]],
    ['chainChanged', '0x89'],
    ['disconnect', expect.objectContaining({ code: 4900 })],
  ])
})
