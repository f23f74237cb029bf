import { expect, test } from 'vitest'
import { type Device, readDevice } from '../kit/Device.ts'
import { customLinks, isListedAnyway, toCustomLink } from './customLinks.ts'
import { getPlatforms } from './getPlatforms.ts'
import { getMobileLinks, getStoreLink, toWalletLink } from './toWalletLink.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  iphoneChrome:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
}
const facts = { maxTouchPoints: 0, coarsePointer: false, telegram: false, framed: false }
const iphone = readDevice({ ...facts, userAgent: agents.iphone, maxTouchPoints: 5 })
const android = readDevice({ ...facts, userAgent: agents.pixel, maxTouchPoints: 5 })
const desktop = readDevice({ ...facts, userAgent: agents.mac })
const laptop = readDevice({
  ...facts,
  userAgent: agents.windows,
  maxTouchPoints: 10,
  coarsePointer: true,
})
const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd'
const once = 'wc%3Aab%402%3Frelay-protocol%3Dirn%26symKey%3Dcd'

test.each([
  ['iphone', 5, { os: 'ios', mobile: true, safari: true }],
  ['iphoneChrome', 5, { os: 'ios', mobile: true, safari: false }],
  ['pixel', 5, { os: 'android', mobile: true, safari: false }],
  ['mac', 0, { os: 'other', mobile: false, safari: true }],
  ['mac', 5, { os: 'ios', mobile: true, safari: true }],
] as const)('readDevice: %s with %i touch points', (agent, maxTouchPoints, expected) => {
  expect(readDevice({ ...facts, userAgent: agents[agent], maxTouchPoints })).toMatchObject(expected)
})

test('K-WORLD-18a: a laptop with touch is no phone, a phone with another system is one', () => {
  expect(laptop).toMatchObject({ os: 'other', mobile: false, touch: true })
  const userAgent = 'Mozilla/5.0 (Linux; Ubuntu Touch) Mobile Chrome/110.0'
  expect(readDevice({ ...facts, userAgent, coarsePointer: true })).toMatchObject({
    mobile: true,
    touch: false,
  })
})

const telegram = (device: Device): Device => ({ ...device, telegram: true })
const framed = (device: Device): Device => ({ ...device, framed: true })

test.each([
  ['lantern://', iphone, `lantern://wc?uri=${once}`, '_self'],
  ['lantern:', iphone, `lantern://wc?uri=${once}`, '_self'],
  ['lantern', android, `lantern://wc?uri=${once}`, '_self'],
  ['lantern://open', android, `lantern://open/wc?uri=${once}`, '_self'],
  ['https://lantern.example', iphone, `https://lantern.example/wc?uri=${once}`, '_self'],
  ['https://lantern.example/', iphone, `https://lantern.example/wc?uri=${once}`, '_self'],
  ['lantern://', framed(iphone), `lantern://wc?uri=${once}`, '_top'],
  ['lantern://', telegram(iphone), `lantern://wc?uri=${once}`, '_blank'],
] as const)(
  'K-MOB-01, K-MOB-02: %s opens the wallet with the pairing in the window for the device',
  (link, device, href, target) => {
    expect(toWalletLink({ link, uri, device })).toMatchObject({ href, target })
  },
)

test('K-MOB-03: in Telegram on Android the URI is encoded twice and opens in a new tab', () => {
  const link = toWalletLink({ link: 'lantern://', uri, device: telegram(android) })
  expect(link.href).toBe(`lantern://wc?uri=${encodeURIComponent(once)}`)
  expect(link.target).toBe('_blank')
})

test('K-MOB-02: a universal link comes first only if it is preferred', () => {
  const wallet = { id: 'w', name: 'W', mobileLink: 'w://', linkMode: 'https://w.example' }
  expect(getMobileLinks(wallet, { preferUniversalLinks: false })).toEqual([
    'w://',
    'https://w.example',
  ])
  expect(getMobileLinks(wallet, { preferUniversalLinks: true })[0]).toBe('https://w.example')
  expect(getMobileLinks({ id: 'w', name: 'W' }, { preferUniversalLinks: true })).toEqual([])
})

test('behavior: each device opens its own store', () => {
  const wallet = {
    id: 'w',
    name: 'W',
    appStore: 'https://a.example',
    playStore: 'https://p.example',
  }
  expect(getStoreLink(wallet, iphone)).toBe('https://a.example')
  expect(getStoreLink(wallet, android)).toBe('https://p.example')
  expect(getStoreLink(wallet, desktop)).toBeUndefined()
})

const page = 'https://play.example/shop?item=1'
const encoded = encodeURIComponent(page)
const origin = encodeURIComponent('https://play.example')
const getId = (name: string) => customLinks.find((wallet) => wallet.name === name)?.id ?? ''

test.each([
  ['Phantom', 'solana', iphone, `https://phantom.app/ul/browse/${encoded}?ref=${origin}`],
  ['Phantom', 'eip155', iphone, `https://phantom.app/ul/browse/${encoded}?ref=${origin}`],
  ['Phantom', 'bip122', iphone, `https://phantom.app/ul/browse/${encoded}?ref=${origin}`],
  [
    'Phantom',
    'solana',
    android,
    `intent://browse/${encoded}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`,
  ],
  ['Solflare', 'solana', iphone, `https://solflare.com/ul/v1/browse/${encoded}?ref=${encoded}`],
  ['Solflare', 'eip155', iphone, undefined],
  ['Coinbase', 'solana', iphone, `https://go.cb-w.com/dapp?cb_url=${encoded}`],
  ['Coinbase', 'eip155', android, `cbwallet://miniapp?url=${encoded}`],
  ['Coinbase', 'bip122', android, undefined],
  ['Binance', 'bip122', iphone, undefined],
] as const)(
  'K-MOB-04: %s on %s opens this page in its own browser',
  (name, namespace, device, link) => {
    const input = { href: page, namespace, caipNetworkId: `${namespace}:1`, device } as const
    expect(toCustomLink(getId(name), input)).toBe(link)
  },
)

test('K-MOB-04: an app with an app id opens inside the exchange’s app', () => {
  const link = toCustomLink(getId('Binance'), {
    href: page,
    namespace: 'bip122',
    caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
    device: iphone,
    binanceAppId: 'app-1',
  })
  const target = new URL(link ?? '').searchParams.get('_dp') ?? ''
  const inner = new URL(atob(target))
  expect(inner.searchParams.get('appId')).toBe('app-1')
  expect(atob(inner.searchParams.get('startPageQuery') ?? '')).toBe(
    `url=${page}&defaultChainId=000000000019d6689c085ae165831e93`,
  )
})

test('behavior: wallets with custom links are always listed, others are not', () => {
  expect(isListedAnyway(getId('Solflare'))).toBe(true)
  expect(isListedAnyway('0'.repeat(64))).toBe(false)
})

const wallet = { id: 'w', name: 'W' }
const full = {
  ...wallet,
  mobileLink: 'w://',
  webappLink: 'https://w.example',
  desktopLink: 'wd://',
}
const extension = { ...wallet, injected: [{ injectedId: 'isW' }] }
const base = { injected: false, hasCustomLink: false }

test.each([
  [undefined, desktop, {}, ['qrcode']],
  [full, desktop, {}, ['qrcode', 'web', 'desktop']],
  [full, desktop, { injected: true }, ['browser', 'qrcode', 'web', 'desktop']],
  [full, iphone, {}, ['mobile', 'web']],
  [full, laptop, {}, ['qrcode', 'mobile', 'web', 'desktop']],
  [extension, desktop, {}, ['unsupported']],
  [extension, desktop, { injected: true }, ['browser']],
  [extension, iphone, { hasCustomLink: true }, ['qrcode']],
  [wallet, desktop, {}, ['qrcode']],
] as const)(
  'K-WC-03, K-WORLD-18a: platforms of a wallet (%#)',
  (chosen, device, extra, expected) => {
    expect(getPlatforms({ ...base, ...extra, wallet: chosen, device })).toEqual(expected)
  },
)
