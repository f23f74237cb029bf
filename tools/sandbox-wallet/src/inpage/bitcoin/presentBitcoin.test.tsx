import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageState, Persona } from '../../wire/wire.ts'
import type { Channel } from '../createChannel.ts'
import { presentBitcoin } from './presentBitcoin.ts'

type Registered = {
  readonly name: string
  readonly chains: readonly string[]
  readonly features: object
}

let leave: AbortController
beforeEach(() => {
  leave = new AbortController()
})
afterEach(() => {
  leave.abort()
  vi.restoreAllMocks()
  for (const name of ['unisat', 'sandboxWallet', 'btc_providers', 'SandboxBitcoinProvider'])
    Reflect.deleteProperty(window, name)
})

const createChannel = (personas: readonly Persona[]): Channel => {
  const state: PageState = {
    accounts: [],
    chainId: 1,
    chains: [1],
    personas,
    locked: false,
    solana: { accounts: [] },
    bip122: { accounts: [] },
  }
  return { getState: () => state, watch: () => () => undefined, request: async () => [] }
}

/**
 * Adds the wallet with these behaviours to the page. Returns the wallets that it registers and its
 * globals.
 */
function present(...personas: Persona[]) {
  const registered: Registered[] = []
  const register = (wallet: Registered) => registered.push(wallet)
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    add(type, listener as EventListener, { signal: leave.signal }),
  )
  const onRegister = (event: Event) =>
    (event as CustomEvent<(api: object) => void>).detail({ register })
  add('wallet-standard:register-wallet', onRegister, { signal: leave.signal })
  presentBitcoin(personas, createChannel(personas), () => createChannel(personas))
  return {
    registered,
    getReady: () =>
      window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: { register } })),
    globals: ['unisat', 'sandboxWallet', 'btc_providers'].filter((name) => name in window),
  }
}

test('default: registers by the Wallet Standard only, also for apps that load later', () => {
  const { registered, globals, getReady } = present('approves')
  expect(registered).toHaveLength(1)
  expect(registered[0]).toMatchObject({ name: 'Sandbox Wallet', chains: ['bitcoin:mainnet'] })
  expect(Object.keys(registered[0]?.features ?? {})).toEqual(
    expect.arrayContaining([
      'standard:events',
      'bitcoin:connect',
      'bitcoin:signMessage',
      'bitcoin:signTransaction',
      'bitcoin:sendTransfer',
    ]),
  )
  getReady()
  expect(registered[1]).toBe(registered[0])
  expect(globals).toEqual([])
})

test('sats-connect: in the list, its provider where the list says, beside others', () => {
  Reflect.set(window, 'btc_providers', [{ id: 'Other', name: 'Other' }])
  const { registered, globals } = present('sats-connect')
  expect([registered, globals]).toEqual([[], ['btc_providers']])
  const list = Reflect.get(window, 'btc_providers') as { id: string; name: string }[]
  expect(list.map(({ name }) => name)).toEqual(['Other', 'Sandbox Wallet'])
  expect(Reflect.get(window, list[1]?.id ?? '')).toHaveProperty('request')
})

test('unisat: one object, under that name and the wallet’s own', () => {
  const { registered, globals } = present('unisat')
  expect([registered, globals]).toEqual([[], ['unisat', 'sandboxWallet']])
  expect(Reflect.get(window, 'unisat')).toBe(Reflect.get(window, 'sandboxWallet').bitcoin)
})

test('twins: two of one name', () => {
  const { registered } = present('twins')
  expect(registered.map(({ name }) => name)).toEqual(['Sandbox Wallet', 'Sandbox Wallet'])
  expect(registered[0]).not.toBe(registered[1])
})

test('injected: that wallet is Ethereum’s alone', () => {
  const { registered, globals } = present('injected')
  expect([registered, globals]).toEqual([[], []])
})

test('hostile: registers misleading names and throwing getters', () => {
  const { registered } = present('hostile')
  expect(registered.length).toBeGreaterThan(5)
  expect(registered).toContain(null)
})
