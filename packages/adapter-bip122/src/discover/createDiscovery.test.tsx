import type { Connector } from '@latchkey/core'
import { afterEach, expect, test } from 'vitest'
import { createTestKeys } from '../testing/createTestKeys.ts'
import { fakeInjectedWallet } from '../testing/fakeInjectedWallet.ts'
import { fakeSatsConnectWallet } from '../testing/fakeSatsConnectWallet.ts'
import {
  type FakeStandardWalletOptions,
  fakeStandardWallet,
} from '../testing/fakeStandardWallet.ts'
import { createDiscovery } from './createDiscovery.ts'

const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
const globals = ['btc_providers', 'Fakes', 'unisat', 'okxwallet']
const stops: (() => void)[] = []
/** Keys of the fake wallets. All tests share them, because creating keys is slow. */
const keys = createTestKeys()

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const name of globals) Reflect.deleteProperty(window, name)
})

function throwTrap(): never {
  throw new TypeError('trap')
}
const createTrap = () => new Proxy({}, { get: throwTrap })

type Api = { readonly register: (...wallets: unknown[]) => () => void }

/** Registers wallets like a wallet that loads after the page. */
function register(...wallets: unknown[]): () => void {
  let unregister = () => {}
  const detail = (api: Api) => {
    unregister = api.register(...wallets)
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => unregister()
}

const toStandard = (options: FakeStandardWalletOptions = {}) =>
  fakeStandardWallet({ keys, ...options }).handle.target

function list(...names: readonly string[]) {
  const entries = names.map((name, index) => ({ id: `Fakes.wallet${index}`, name, icon }))
  const targets = names.map(() => fakeSatsConnectWallet({ keys }).handle.target)
  Reflect.set(window, 'btc_providers', entries)
  Reflect.set(
    window,
    'Fakes',
    Object.fromEntries(targets.map((target, index) => [`wallet${index}`, target])),
  )
  return targets
}

function watch(options: { enableAnnounced?: boolean; enableInjected?: boolean } = {}) {
  const { enableAnnounced = true, enableInjected = true } = options
  const reports: (readonly Connector[])[] = []
  const discovery = createDiscovery({ enableAnnounced, enableInjected })
  const stop = discovery.watchConnectors((connectors) => reports.push(connectors))
  stops.push(stop)
  const getLast = () => reports.at(-1) ?? []
  return {
    reports,
    stop,
    getLast,
    getInfos: () => getLast().map(({ info }) => info),
    getHandles: () => getLast().map(({ provider }) => provider),
  }
}

test('K-INJ-01: a wallet that registers by the Wallet Standard becomes an ANNOUNCED connector', () => {
  const { getInfos, getHandles } = watch()
  const target = toStandard({ name: 'Lantern' })
  register(target)
  expect(getInfos()).toEqual([
    { id: 'Lantern', type: 'ANNOUNCED', name: 'Lantern', namespace: 'bip122', icon },
  ])
  expect(getHandles()).toEqual([{ style: 'standard', target }])
})

test('behavior: the first report contains all wallets that answer the request', () => {
  const answer = (event: Event) => {
    if ('detail' in event) (event as CustomEvent<Api>).detail.register(toStandard())
  }
  window.addEventListener('wallet-standard:app-ready', answer)
  stops.push(() => window.removeEventListener('wallet-standard:app-ready', answer))
  const { reports } = watch()
  expect(reports.map((connectors) => connectors.length)).toEqual([1])
})

test('behavior: a wallet that unregisters is removed', () => {
  const { getInfos } = watch()
  const unregister = register(toStandard({ name: 'One' }), toStandard({ name: 'Two' }))
  expect(getInfos()).toHaveLength(2)
  unregister()
  expect(getInfos()).toEqual([])
})

test('behavior: finds the wallets in the list of sats-connect by their path', () => {
  const [first, second] = list('Xverse', 'Other')
  const { getInfos, getHandles } = watch()
  expect(getInfos().map(({ id, type }) => [id, type])).toEqual([
    ['Xverse', 'ANNOUNCED'],
    ['Other', 'ANNOUNCED'],
  ])
  expect(getHandles()).toEqual([
    { style: 'satsConnect', target: first },
    { style: 'satsConnect', target: second },
  ])
})

test('behavior: finds the known globals; an object under two names is one wallet', () => {
  const okx = fakeInjectedWallet({ keys }).handle.target
  Reflect.set(window, 'okxwallet', { bitcoin: okx })
  Reflect.set(window, 'unisat', okx)
  expect(watch().getInfos()).toEqual([
    { id: 'OKX Wallet', type: 'INJECTED', name: 'OKX Wallet', namespace: 'bip122' },
  ])
  Reflect.set(window, 'unisat', fakeInjectedWallet({ keys }).handle.target)
  expect(watch().getInfos()).toHaveLength(2)
})

test('behavior: a wallet with several provider styles has one connector', () => {
  list('UniSat')
  Reflect.set(window, 'unisat', fakeInjectedWallet({ keys }).handle.target)
  const { getInfos, getHandles } = watch()
  expect(getInfos().map(({ name }) => name)).toEqual(['UniSat'])
  const target = toStandard({ name: 'UniSat Wallet' })
  register(target)
  expect(getHandles()).toEqual([{ style: 'standard', target }])
})

test('behavior: a registered wallet with a sats-connect provider uses that provider', () => {
  const { getHandles } = watch()
  const provider = fakeSatsConnectWallet({ keys }).handle.target
  const wallet = Object(toStandard())
  register({ ...wallet, features: { ...wallet.features, 'sats-connect:': { provider } } })
  expect(getHandles()).toEqual([{ style: 'satsConnect', target: provider }])
})

test('S-61: two wallets with the same name are both listed and marked as duplicates', () => {
  const { getInfos } = watch()
  register(toStandard({ name: 'Twin' }), toStandard({ name: 'twin Wallet' }), toStandard())
  expect(getInfos().map(({ id, duplicate }) => [id, duplicate])).toEqual([
    ['Twin#1', true],
    ['twin Wallet#2', true],
    ['Standard', undefined],
  ])
})

test('S-60: wallets of other chains and wallets with throwing getters are refused', () => {
  const { getInfos } = watch()
  const trap = createTrap()
  const bad = [undefined, null, 'text', 7, {}, trap, toStandard({ name: '\u202e\u200b' })]
  register(...bad)
  register(toStandard({ chains: ['solana:mainnet'] }), toStandard({ without: ['bitcoin:connect'] }))
  for (const detail of [throwTrap, undefined, 7])
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  expect(getInfos()).toEqual([])
})

test('S-60: a list or global with throwing getters adds no wallet and causes no error', () => {
  const traps = [
    undefined,
    'text',
    { length: 3 },
    [null, 7, { id: 'Fakes.none', name: 'None' }, { id: '__proto__', name: 'Proto' }],
    [{ id: 'location', name: 'No provider' }],
    [createTrap()],
  ]
  for (const value of traps) {
    Reflect.set(window, 'btc_providers', value)
    expect(watch().getInfos()).toEqual([])
  }
  Object.defineProperty(window, 'unisat', {
    configurable: true,
    get: throwTrap,
  })
  expect(watch().getInfos()).toEqual([])
})

test('S-60: sanitizes and cuts names; omits an invalid icon but lists the wallet', () => {
  const { getInfos } = watch()
  const name = '\u202eGood\u200b Wa\u0000llet\u2066'
  const wallet = Object(toStandard({ name }))
  register(
    { ...wallet, icon: 'https://tracker.example/icon.png' },
    toStandard({ name: 'x'.repeat(500) }),
  )
  expect(getInfos().map((info) => [info.name, info.icon])).toEqual([
    ['Good Wallet', undefined],
    ['x'.repeat(64), icon],
  ])
})

test('S-60: reads each field once, so that the field cannot change after validation', () => {
  const { getInfos } = watch()
  let reads = 0
  const wallet = Object(toStandard())
  register({
    ...wallet,
    get name() {
      reads += 1
      return reads === 1 ? 'Honest' : 'Other'
    },
  })
  expect(getInfos()[0]?.name).toBe('Honest')
  expect(reads).toBe(1)
})

test('S-60: stores at most 64 wallets', () => {
  list(...Array.from({ length: 100 }, (_, index) => `Listed ${index}`))
  const { getInfos } = watch()
  expect(getInfos()).toHaveLength(64)
  for (let index = 0; index < 100; index += 1) register(toStandard({ name: `Wallet ${index}` }))
  expect(getInfos()).toHaveLength(64)
})

test('K-INJ-03: lists no announced and injected wallets if they are disabled', () => {
  Reflect.set(window, 'unisat', fakeInjectedWallet({ keys }).handle.target)
  list('Listed')
  const all = watch()
  register(toStandard())
  expect(all.getInfos().map(({ id }) => id)).toEqual(['Standard', 'Listed', 'UniSat Wallet'])
  const announced = watch({ enableInjected: false })
  register(toStandard({ name: 'Later' }))
  expect(announced.getInfos().map(({ id }) => id)).toEqual(['Later', 'Listed'])
  const injected = watch({ enableAnnounced: false })
  register(toStandard({ name: 'Last' }))
  expect(injected.getInfos().map(({ id }) => id)).toEqual(['UniSat Wallet'])
})

test('S-139: reports nothing after stopping', () => {
  const { reports, stop } = watch()
  const unregister = register(toStandard())
  stop()
  register(toStandard({ name: 'Late' }))
  unregister()
  expect(reports).toHaveLength(2)
})
