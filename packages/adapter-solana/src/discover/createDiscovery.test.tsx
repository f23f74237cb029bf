import type { Connector } from '@latchkey/core'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeStandardWallet, fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { createDiscovery } from './createDiscovery.ts'

const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

type Api = { readonly register: (...wallets: readonly unknown[]) => () => void }

/** Registers wallets in both orders: before and after the page announces that it is ready. */
function install(...wallets: readonly unknown[]) {
  const unregister: (() => void)[] = []
  const introduce = (api: Api) => void unregister.push(api.register(...wallets))
  const onReady = (event: Event) => {
    if (event instanceof CustomEvent) introduce(event.detail)
  }
  window.addEventListener('wallet-standard:app-ready', onReady)
  stops.push(() => window.removeEventListener('wallet-standard:app-ready', onReady))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: introduce }))
  return () => {
    for (const run of unregister) run()
  }
}

function watch(enableAnnounced = true) {
  const reports: (readonly Connector[])[] = []
  const discovery = createDiscovery({ enableAnnounced, enableInjected: true })
  const stop = discovery.watchConnectors((connectors) => reports.push(connectors))
  stops.push(stop)
  const getLast = () => {
    vi.advanceTimersByTime(100)
    return reports.at(-1) ?? []
  }
  return { reports, stop, getLast, getNames: () => getLast().map(({ info }) => info.name) }
}

/** Creates a wallet with a custom getter for one field. */
function withField(field: string, get: () => unknown): FakeStandardWallet {
  return Object.defineProperty(fakeStandardWallet(), field, { get, configurable: true })
}

const trap = () => {
  throw new TypeError('trap')
}

test('K-INJ-01: a wallet of the Wallet Standard becomes an ANNOUNCED connector by its name', () => {
  const wallet = fakeStandardWallet({ name: 'Lantern' })
  install(wallet)
  const { reports } = watch()
  const info = {
    id: 'Lantern',
    type: 'ANNOUNCED',
    name: 'Lantern',
    namespace: 'solana',
    icon: wallet.icon,
  }
  expect(reports).toEqual([[{ provider: wallet, info }]])
})

test('behavior: wallets that are already loaded come in one report', () => {
  install(fakeStandardWallet({ name: 'A' }), fakeStandardWallet({ name: 'B' }))
  install(fakeStandardWallet({ name: 'C' }))
  expect(watch().reports.map((report) => report.length)).toEqual([3])
})

test('behavior: reports a wallet that registers later, and removes it when it unregisters', () => {
  const { getNames } = watch()
  expect(getNames()).toEqual([])
  const unregister = install(fakeStandardWallet({ name: 'Late' }))
  expect(getNames()).toEqual(['Late'])
  unregister()
  expect(getNames()).toEqual([])
})

test('behavior: registering again and a `change` event update the wallet', () => {
  let name = 'Old'
  const wallet = withField('name', () => name)
  install(wallet)
  const { getNames } = watch()
  name = 'New'
  install(wallet)
  expect(getNames()).toEqual(['New'])
  name = 'Newer'
  wallet.setChains(['solana:devnet'])
  expect(getNames()).toEqual(['Newer'])
  wallet.setChains(['bitcoin:mainnet'])
  expect(getNames()).toEqual([])
})

test('S-61: wallets with the same name are all listed and marked, the first under its name', () => {
  install(
    fakeStandardWallet({ name: 'Twin' }),
    fakeStandardWallet({ name: 'Other' }),
    fakeStandardWallet({ name: 'TWIN' }),
  )
  const infos = watch()
    .getLast()
    .map(({ info }) => [info.id, info.duplicate])
  expect(infos).toEqual([
    ['Twin', true],
    ['Other', undefined],
    ['TWIN (2)', true],
  ])
})

test('behavior: omits wallets of other chains and wallets that cannot connect', () => {
  install(
    fakeStandardWallet({ chains: ['bitcoin:mainnet'] }),
    fakeStandardWallet({ chains: [] }),
    fakeStandardWallet({ answers: { 'standard:connect': undefined } }),
  )
  expect(watch().getNames()).toEqual([])
})

test('S-60: omits a hostile wallet and lists the others', () => {
  const hostile = [
    undefined,
    null,
    7,
    'wallet',
    {},
    [],
    () => {},
    new Proxy({}, { get: trap, has: trap, ownKeys: trap }),
    withField('name', trap),
    withField('name', () => ''),
    withField('name', () => '\u202e\u200b'),
    withField('name', () => ({ toString: trap })),
    withField('chains', trap),
    withField('chains', () => 'solana:mainnet'),
    withField('chains', () => [`solana:${'x'.repeat(99)}`]),
    withField('features', trap),
    withField('features', () => ({ 'standard:connect': { connect: 'no function' } })),
  ]
  install(...hostile, fakeStandardWallet({ name: 'Good' }))
  expect(watch().getNames()).toEqual(['Good'])
})

test('S-60: omits a wallet that throws while it registers', () => {
  const { getNames } = watch()
  const wallet = fakeStandardWallet({ name: 'Good' })
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: trap }))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'text' }))
  window.dispatchEvent(new Event('wallet-standard:register-wallet'))
  const events = { on: trap }
  install(withField('features', () => ({ ...wallet.features, 'standard:events': events })))
  expect(getNames()).toEqual(['Test Wallet'])
})

test('S-60: sanitizes names and accepts only icons that are data URIs of images', () => {
  const icons = ['https://tracker.example/i.png', 'data:text/html,x', 'javascript:alert(1)']
  install(
    fakeStandardWallet({ name: '\u202eGood\u200b Wa\u0000llet' }),
    ...icons.map((icon, index) => fakeStandardWallet({ name: `W${index}`, icon })),
  )
  const infos = watch()
    .getLast()
    .map(({ info }) => info)
  expect(infos.map(({ name }) => name)).toEqual(['Good Wallet', 'W0', 'W1', 'W2'])
  expect(infos.map(({ icon }) => icon === undefined)).toEqual([false, true, true, true])
})

test('S-60: stores 64 wallets, from one call or many', () => {
  install(...Array.from({ length: 100 }, (_, index) => fakeStandardWallet({ name: `A${index}` })))
  const { getLast } = watch()
  for (let index = 0; index < 100; index += 1) install(fakeStandardWallet({ name: `B${index}` }))
  expect(getLast()).toHaveLength(64)
})

test('S-62: limits events to 20 reports a second', () => {
  const wallet = fakeStandardWallet()
  install(wallet)
  const { reports } = watch()
  for (let index = 0; index < 1_000; index += 1) {
    wallet.setChains(['solana:mainnet'])
    vi.advanceTimersByTime(1)
  }
  expect(reports.length).toBeLessThanOrEqual(22)
})

test('S-60: reports are well-formed, whatever registers', () => {
  const anything = fc.anything({ withBoxedValues: true, withNullPrototype: true })
  const fields = { name: anything, icon: anything, chains: anything, features: anything }
  const valid = {
    name: fc.string(),
    chains: fc.array(fc.constantFrom('solana:mainnet', 'solana:', 'solana', 7)),
    features: fc.constantFrom(fakeStandardWallet().features, {}, undefined),
  }
  const wallet = fc.oneof(
    anything,
    fc.record(fields, { requiredKeys: [] }),
    fc.record({ ...fields, ...valid }),
  )
  fc.assert(
    fc.property(fc.array(wallet, { maxLength: 8 }), (wallets) => {
      install(...wallets)
      const { getLast, stop } = watch()
      const connectors = getLast()
      stop()
      for (const run of stops.splice(0)) run()
      for (const { info } of connectors) {
        expect(info.name).toMatch(/^[^\p{Cc}\p{Cf}]{1,64}$/u)
        expect(info.icon ?? 'data:image/png;').toMatch(/^data:image\//)
      }
      expect(new Set(connectors.map(({ info }) => info.id)).size).toBe(connectors.length)
    }),
  )
})

test('parameters: with enableAnnounced false there are no wallets and no discovery event', () => {
  const asked = vi.fn()
  window.addEventListener('wallet-standard:app-ready', asked)
  stops.push(() => window.removeEventListener('wallet-standard:app-ready', asked))
  install(fakeStandardWallet())
  expect(watch(false).reports).toEqual([[]])
  expect(asked).not.toHaveBeenCalled()
})

test('S-139: after stopping nothing is reported and no listener remains', () => {
  const wallet = fakeStandardWallet()
  install(wallet)
  const { reports, stop } = watch()
  expect(wallet.getListenerCount()).toBe(1)
  stop()
  stop()
  install(fakeStandardWallet({ name: 'Late' }))
  wallet.setChains([])
  vi.advanceTimersByTime(1_000)
  expect(reports).toHaveLength(1)
  expect(wallet.getListenerCount()).toBe(0)
})
