import { bitcoin, mainnet } from '@latchkey/core/networks'
import { expect, test } from 'vitest'
import { getAnswers } from '../api/getAnswers.ts'
import type { Device } from '../kit/Device.ts'
import { createTestKit, fakePorts } from '../testing/createTestKit.ts'
import { createAdapters } from '../testing/createWallets.ts'
import { fakeLoginFrame } from '../testing/fakeLoginFrame.ts'
import { logIn } from '../testing/logIn.ts'
import {
  getConnectMethods,
  getLoginNetwork,
  getOfferedSocials,
  isEmailOffered,
  isLoginDisabled,
} from './methods.ts'

const frame = fakeLoginFrame()

test('K-CONN-01: order e-mail, social, wallet; with a wallet of the page: wallet, e-mail, social', () => {
  const kit = createTestKit({ frame })
  expect(getConnectMethods(kit, { hasPageWallet: false })).toEqual(['email', 'social', 'wallet'])
  expect(getConnectMethods(kit, { hasPageWallet: true })).toEqual(['wallet', 'email', 'social'])
})

test('K-CONN-02: a configured order overrides both', () => {
  const features = { connectMethodsOrder: ['social', 'wallet', 'email'] as const }
  const kit = createTestKit({ frame, features })
  for (const hasPageWallet of [true, false]) {
    expect(getConnectMethods(kit, { hasPageWallet })).toEqual(['social', 'wallet', 'email'])
  }
})

test('behavior: only offered methods are listed', () => {
  const list = (options: Parameters<typeof createTestKit>[0]) =>
    getConnectMethods(createTestKit(options), { hasPageWallet: false })
  expect(list({})).toEqual(['wallet'])
  expect(list({ frame, features: { email: false } })).toEqual(['social', 'wallet'])
  expect(list({ frame, features: { socials: false } })).toEqual(['email', 'wallet'])
  expect(list({ frame, features: { pay: true } })).toEqual(['wallet'])
  expect(list({ frame, adapters: [] })).toEqual(['wallet'])
  expect(list({ frame, features: { connectMethodsOrder: ['email', 'email'] } })).toEqual(['email'])
})

test('K-SOC-01: socials are offered in their configured order', () => {
  const kit = createTestKit({ frame, features: { socials: ['x', 'google', 'github'] } })
  expect(getOfferedSocials(kit)).toEqual(['x', 'google', 'github'])
  expect(getOfferedSocials(createTestKit())).toEqual([])
})

test.each<[string, Partial<Device>, readonly string[]]>([
  ['Telegram on iOS', { os: 'ios', mobile: true, telegram: true }, ['google', 'facebook']],
  ['Telegram on Android', { os: 'android', mobile: true, telegram: true }, ['x', 'facebook']],
  ['a phone', { os: 'android', mobile: true }, ['facebook']],
  ['a computer', {}, []],
])('K-SOC-09: on %s the socials whose pages do not work there are omitted', (_, facts, missing) => {
  const ports = fakePorts()
  const device = () => ({ ...ports.page.device(), ...facts })
  const kit = createTestKit({ frame, ports: { page: { ...ports.page, device } } })
  const all = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
  expect(getOfferedSocials(kit)).toEqual(all.filter((name) => !missing.includes(name)))
})

test('K-AUTH-08: a namespace without logins first switches to the first network with logins', () => {
  const adapters = createAdapters([])
  const kit = createTestKit({
    frame,
    networks: [bitcoin, mainnet],
    adapters: [adapters.bip122, adapters.eip155],
  })
  expect(getLoginNetwork(kit)).toBe(mainnet.caipNetworkId)
  kit.connection.setState({ activeNamespace: 'eip155' })
  expect(getLoginNetwork(kit)).toBeUndefined()
})

test('K-AUTH-09: with a connected login, or over the plan, logins show but are disabled', async () => {
  const over = createTestKit({ frame })
  getAnswers(over).setState({ usage: true })
  expect(isLoginDisabled(over)).toBe(true)
  const kit = createTestKit({ frame: fakeLoginFrame() })
  expect(isLoginDisabled(kit)).toBe(false)
  await logIn(kit)
  expect(isLoginDisabled(kit)).toBe(true)
  expect(isEmailOffered(kit)).toBe(true)
})
