import { expect, test } from 'vitest'
import { listIgnored } from '../directory/listIgnored.ts'
import { type ResolveFeaturesParameters, resolveFeatures } from './resolveFeatures.ts'

const desktop = {
  os: 'other',
  mobile: false,
  touch: false,
  safari: false,
  telegram: false,
  framed: false,
} as const
const feature = (id: string, config: string[] | null = [], isEnabled = true) => ({
  id,
  isEnabled,
  config,
})
const resolve = (parameters: Partial<ResolveFeaturesParameters> = {}) =>
  resolveFeatures({ local: {}, remote: undefined, basic: false, device: desktop, ...parameters })

const allSocials = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

test('K-INIT-07: without an answer the defaults apply', () => {
  expect(resolve()).toEqual({
    email: true,
    socials: allSocials,
    swaps: ['1inch'],
    onramp: ['meld'],
    activity: true,
    branding: false,
    multiWallet: false,
    emailCapture: false,
    payWithExchange: false,
    payments: false,
    cloudAuthentication: false,
    headless: false,
  })
})

test('K-INIT-07: without an answer local settings take precedence over the defaults', () => {
  const local = {
    email: false,
    socials: ['x'],
    swaps: false,
    onramp: true,
    multiWallet: true,
  } as const
  expect(resolve({ local })).toMatchObject({
    email: false,
    socials: ['x'],
    swaps: false,
    onramp: ['meld'],
    multiWallet: true,
  })
})

test('K-INIT-07: a local `true` for a list means the default list, or an empty one', () => {
  const local = { socials: true, swaps: true, onramp: true, emailCapture: true }
  const lists = { socials: allSocials, swaps: ['1inch'], onramp: ['meld'], emailCapture: [] }
  expect(resolve({ local })).toMatchObject(lists)
  expect(resolve({ local, remote: [feature('email_capture', null)] }).emailCapture).toEqual([])
  expect(listIgnored(local, [feature('email_capture', ['required'])])).toEqual(['emailCapture'])
})

test("K-INIT-06: a feature missing in the project's list is off, whatever the host sets", () => {
  const features = resolve({ remote: [], local: { email: true, activity: true, swaps: true } })
  expect(Object.values(features).every((value) => value === false)).toBe(true)
})

test('K-INIT-06: an undecided feature is local or default, whatever `isEnabled` is', () => {
  const remote = [
    feature('social_login', null, false),
    feature('swap', null),
    feature('onramp', null),
  ]
  expect(resolve({ remote, local: { swaps: false } })).toMatchObject({
    email: true,
    socials: allSocials,
    swaps: false,
    onramp: ['meld'],
    activity: false,
  })
})

test('K-INIT-06: a decided feature follows the project; an empty or disabled list is off', () => {
  const remote = [
    feature('social_login', ['email', 'google', 'myspace']),
    feature('swap', []),
    feature('onramp', ['meld'], false),
    feature('multi_wallet', []),
    feature('email_capture', ['required']),
    feature('activity', [], false),
  ]
  expect(resolve({ remote, local: { socials: ['x'], onramp: true } })).toMatchObject({
    email: true,
    socials: ['google'],
    swaps: false,
    onramp: false,
    multiWallet: true,
    emailCapture: ['required'],
    activity: false,
  })
  expect(resolve({ remote: [feature('social_login', ['google'])] }).email).toBe(false)
  expect(resolve({ remote: [feature('social_login', ['email'])] }).socials).toBe(false)
})

test('K-INIT-06: hidden socials are left out, from the project’s list too', () => {
  const remote = [feature('social_login', ['email', 'discord', 'google'])]
  const local = { hiddenSocials: ['discord'] } as const
  expect(resolve({ remote, local })).toMatchObject({ email: true, socials: ['google'] })
  expect(resolve({ local }).socials).toEqual(allSocials.filter((name) => name !== 'discord'))
  const only = [feature('social_login', ['discord'])]
  expect(resolve({ remote: only, local }).socials).toBe(false)
  expect(listIgnored(local, remote)).toEqual([])
})

test('behavior: basic mode turns everything off', () => {
  const features = resolve({ basic: true, local: { email: true } })
  expect(Object.values(features).every((value) => value === false)).toBe(true)
})

test('K-INIT-08: `pay` turns e-mail and socials off', () => {
  expect(resolve({ local: { pay: true } })).toMatchObject({ email: false, socials: false })
  expect(
    resolve({ local: { pay: true }, remote: [feature('social_login', ['email', 'x'])] }),
  ).toMatchObject({
    email: false,
    socials: false,
  })
})

test.each([
  ['a phone', { os: 'android', mobile: true }, ['facebook']],
  ['Telegram on iOS', { os: 'ios', mobile: true, telegram: true }, ['google', 'facebook']],
  ['Telegram on Android', { os: 'android', mobile: true, telegram: true }, ['x', 'facebook']],
  ['Telegram on a computer', { telegram: true }, ['x']],
  ['Telegram in Safari', { telegram: true, safari: true }, []],
] as const)('behavior: socials that do not work in %s are omitted', (_, device, missing) => {
  const { socials } = resolve({ device: { ...desktop, ...device } })
  expect(allSocials.filter((name) => !socials || socials.every((x) => x !== name))).toEqual(missing)
})

test('K-INIT-06: overruled local settings are named; undecided or equal ones are not', () => {
  const remote = [
    feature('swap', ['1inch']),
    feature('onramp', null),
    feature('social_login', ['x']),
    feature('multi_wallet'),
  ]
  const local = { swaps: false, onramp: false, email: true, multiWallet: true, legalCheckbox: true }
  expect(listIgnored(local, remote)).toEqual(['email', 'swaps'])
  expect(listIgnored({ swaps: true, socials: ['x'] }, remote)).toEqual([])
})
