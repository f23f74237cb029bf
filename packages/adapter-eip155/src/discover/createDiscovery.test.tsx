import type { Connector } from '@latchkey/core'
import { afterEach, expect, test } from 'vitest'
import { fakeProvider } from '../testing/fakeProvider.ts'
import { createDiscovery } from './createDiscovery.ts'

const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
const uuid = (index: number) => `00000000-0000-4000-8000-${index.toString().padStart(12, '0')}`
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(window, 'ethereum')
})

function announce(detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function toDetail(index: number, info: object = {}) {
  return {
    info: { uuid: uuid(index), name: `Wallet ${index}`, rdns: `org.wallet${index}`, icon, ...info },
    provider: fakeProvider(),
  }
}

function watch(options: { enableAnnounced?: boolean; enableInjected?: boolean } = {}) {
  const { enableAnnounced = true, enableInjected = true } = options
  const reports: (readonly Connector[])[] = []
  const discovery = createDiscovery({ enableAnnounced, enableInjected })
  const stop = discovery.watchConnectors((connectors) => reports.push(connectors))
  stops.push(stop)
  const getInfos = () => (reports.at(-1) ?? []).map((connector) => connector.info)
  return { reports, stop, getInfos, getLast: () => reports.at(-1) ?? [] }
}

test('K-INJ-01: an announcement becomes an ANNOUNCED connector with name, icon and rdns', () => {
  const { getInfos, getLast } = watch()
  const detail = toDetail(1)
  announce(detail)
  expect(getInfos()).toEqual([
    {
      id: 'org.wallet1',
      type: 'ANNOUNCED',
      name: 'Wallet 1',
      namespace: 'eip155',
      rdns: 'org.wallet1',
      icon,
    },
  ])
  expect(getLast()[0]?.provider).toBe(detail.provider)
})

test('behavior: the first report contains all wallets that answer the request', () => {
  const answer = () => announce(toDetail(1))
  window.addEventListener('eip6963:requestProvider', answer)
  stops.push(() => window.removeEventListener('eip6963:requestProvider', answer))
  const { reports } = watch()
  expect(reports.map((connectors) => connectors.length)).toEqual([1])
})

test('S-61: a second announcement with the same uuid is ignored', () => {
  const { getInfos } = watch()
  announce(toDetail(1))
  announce(toDetail(1, { name: 'Impostor', uuid: uuid(1).toUpperCase() }))
  expect(getInfos().map((info) => info.name)).toEqual(['Wallet 1'])
})

test('S-61: two providers with the same rdns or name both get their uuid as id and a mark', () => {
  const { getInfos } = watch()
  announce(toDetail(1))
  announce(toDetail(2, { rdns: 'ORG.wallet1' }))
  announce(toDetail(3))
  announce(toDetail(4, { name: 'wallet 3' }))
  announce(toDetail(5))
  expect(getInfos().map(({ id, duplicate }) => [id, duplicate])).toEqual([
    [uuid(1), true],
    [uuid(2), true],
    [uuid(3), true],
    [uuid(4), true],
    ['org.wallet5', undefined],
  ])
})

test('S-60: refuses an invalid identity, name or provider', () => {
  const { getInfos } = watch()
  const throwing = {
    get info() {
      throw new TypeError('trap')
    },
  }
  const bad = [
    undefined,
    null,
    'text',
    {},
    throwing,
    toDetail(1, { uuid: 'not-a-uuid' }),
    toDetail(1, { uuid: '00000000-0000-1000-8000-000000000001' }),
    toDetail(1, { name: '' }),
    toDetail(1, { name: '\u202e\u200b ' }),
    toDetail(1, { name: 7 }),
    { ...toDetail(1), provider: undefined },
    { ...toDetail(1), provider: { request: 'no function' } },
    {
      ...toDetail(1),
      provider: {
        get request() {
          throw new TypeError('trap')
        },
      },
    },
  ]
  for (const detail of bad) announce(detail)
  expect(getInfos()).toEqual([])
})

test('S-60: removes characters that hide or reorder text and cuts names at 64', () => {
  const { getInfos } = watch()
  announce(toDetail(1, { name: '\u202eGood\u200b Wa\u0000llet\u2066' }))
  announce(toDetail(2, { name: 'x'.repeat(500) }))
  expect(getInfos().map((info) => info.name)).toEqual(['Good Wallet', 'x'.repeat(64)])
})

test('S-60: omits an invalid icon or rdns but lists the wallet', () => {
  const { getInfos } = watch()
  const icons = [
    'https://tracker.example/icon.png',
    'data:text/html,<script>1</script>',
    'javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(65_537)}`,
    7,
  ]
  icons.forEach((bad, index) => {
    announce(toDetail(index, { icon: bad }))
  })
  announce(toDetail(9, { rdns: 'not a domain' }))
  expect(
    getInfos()
      .slice(0, 5)
      .map((info) => info.icon),
  ).toEqual(icons.map(() => undefined))
  expect(getInfos().at(-1)).toMatchObject({ id: 'Wallet 9', icon })
  expect(getInfos().at(-1)?.rdns).toBeUndefined()
})

test('S-60: reads each field once, so that the field cannot change after validation', () => {
  const { getInfos } = watch()
  let reads = 0
  const info = {
    uuid: uuid(1),
    rdns: 'org.wallet1',
    icon,
    get name() {
      reads += 1
      return reads === 1 ? 'Honest' : 'Other'
    },
  }
  announce({ info, provider: fakeProvider() })
  expect(getInfos()[0]?.name).toBe('Honest')
  expect(reads).toBe(1)
})

test('S-60: stores at most 64 wallets', () => {
  const { getInfos } = watch()
  for (let index = 0; index < 100; index += 1) announce(toDetail(index))
  expect(getInfos()).toHaveLength(64)
})

test('K-INJ-01: a wallet with a new uuid for each request is one row with its rdns as id', () => {
  const { getInfos } = watch()
  const { provider } = toDetail(1)
  for (const index of [1, 2, 3]) {
    announce({ ...toDetail(index, { name: 'Wallet 1', rdns: 'org.wallet1' }), provider })
  }
  expect(getInfos()).toMatchObject([{ id: 'org.wallet1', name: 'Wallet 1' }])
  expect(getInfos()[0]?.duplicate).toBeUndefined()
})

test('K-WORLD-18b, K-CONN-10: a provider that also announces itself is one row', () => {
  const detail = toDetail(1)
  Reflect.set(window, 'ethereum', detail.provider)
  const { getInfos } = watch()
  expect(getInfos().map(({ id }) => id)).toEqual(['injected'])
  announce(detail)
  expect(getInfos().map(({ id }) => id)).toEqual(['org.wallet1'])
})

test('K-WORLD-18b: a wrapped provider is recognized by the name in its flag', () => {
  Reflect.set(window, 'ethereum', { ...fakeProvider(), isRabby: true, isMetaMask: true })
  const { getInfos } = watch()
  announce(toDetail(1, { name: 'Rabby' }))
  expect(getInfos().map(({ id }) => id)).toEqual(['org.wallet1'])
})

test.each([
  [{ isMetaMask: true }, 'MetaMask'],
  [{ isMetaMask: true, isBraveWallet: true }, 'Brave Wallet'],
  [{ isTrust: true }, 'Trust'],
  [{ isRabby: 'yes' }, 'Browser Wallet'],
  [{}, 'Browser Wallet'],
])('K-CONN-10: a wallet without an announcement with %j is named %s', (flags, name) => {
  Reflect.set(window, 'ethereum', { ...fakeProvider(), ...flags })
  expect(watch().getInfos()).toMatchObject([{ id: 'injected', type: 'INJECTED', name }])
})

test('K-INJ-03: lists no announced and injected wallets if they are disabled', () => {
  Reflect.set(window, 'ethereum', fakeProvider())
  const all = watch()
  announce(toDetail(1))
  expect(all.getInfos().map((info) => info.id)).toEqual(['org.wallet1', 'injected'])
  expect(all.getInfos()[1]).toMatchObject({ type: 'INJECTED', name: 'Browser Wallet' })
  const announced = watch({ enableInjected: false })
  announce(toDetail(2))
  expect(announced.getInfos().map((info) => info.id)).toEqual(['org.wallet2'])
  const injected = watch({ enableAnnounced: false })
  announce(toDetail(3))
  expect(injected.getInfos().map((info) => info.id)).toEqual(['injected'])
})

test('S-60: a throwing window.ethereum adds no wallet and causes no error', () => {
  Object.defineProperty(window, 'ethereum', {
    configurable: true,
    get() {
      throw new TypeError('trap')
    },
  })
  expect(watch().getInfos()).toEqual([])
})

test('S-139: reports nothing after stopping', () => {
  const { reports, stop } = watch()
  stop()
  announce(toDetail(1))
  expect(reports).toHaveLength(1)
})
