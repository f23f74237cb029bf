import { expect, test } from 'vitest'
import { toDirectoryWallet } from './toDirectoryWallet.ts'
import { toAssetImageUrl, toCurrencyImageUrl, toTokenImageUrl } from './toImageUrl.ts'

const directory = {
  baseUrl: 'https://wallets.example.test/d',
  projectId: 'p&q',
  sdkVersion: 'kit-eip155-1.0.0',
}
const id = '7b1f0c7d5a4e4f0f9f5b2b6c1d3e8a907b1f0c7d5a4e4f0f9f5b2b6c1d3e8a90'
const query = 'projectId=p%26q&st=latchkey&sv=kit-eip155-1.0.0'

test('default: omits empty and null fields', () => {
  expect(toDirectoryWallet({ id, name: 'Lantern', homepage: '', rdns: null }, directory)).toEqual({
    id,
    name: 'Lantern',
  })
})

test('default: converts every field of the wire', () => {
  const wallet = toDirectoryWallet(
    {
      id,
      name: 'Lantern',
      badge_type: 'certified',
      homepage: 'https://lantern.example.test',
      chains: ['eip155:1', 'hedera:mainnet'],
      image_id: 'an image',
      order: 0,
      link_mode: 'https://link.lantern.example.test',
      mobile_link: 'lantern://',
      desktop_link: 'lantern-desktop://',
      webapp_link: 'https://app.lantern.example.test',
      app_store: 'https://a.example.test',
      play_store: 'https://p.example.test',
      chrome_store: 'https://c.example.test',
      rdns: 'test.lantern',
      injected: [{ namespace: 'eip155', injected_id: 'isLantern' }, { namespace: 'hedera' }],
      supports_wc: false,
    },
    directory,
  )
  expect(wallet).toEqual({
    id,
    name: 'Lantern',
    certified: true,
    homepage: 'https://lantern.example.test',
    chains: ['eip155:1'],
    imageUrl: `https://wallets.example.test/d/getWalletImage/an%20image?${query}`,
    order: 0,
    linkMode: 'https://link.lantern.example.test',
    mobileLink: 'lantern://',
    desktopLink: 'lantern-desktop://',
    webappLink: 'https://app.lantern.example.test',
    appStore: 'https://a.example.test',
    playStore: 'https://p.example.test',
    chromeStore: 'https://c.example.test',
    rdns: 'test.lantern',
    injected: [{ namespace: 'eip155', injectedId: 'isLantern' }, {}],
    supportsWalletConnect: false,
  })
})

test('S-65: replaces an image of another host and accepts one of the directory', () => {
  const read = (image_url: string) =>
    toDirectoryWallet({ id, name: 'x', image_id: 'own', image_url }, directory).imageUrl
  const own = `https://wallets.example.test/d/getWalletImage/own?${query}`
  expect(read('https://tracker.example.test/pixel.png')).toBe(own)
  expect(read('data:image/svg+xml,x')).toBe(own)
  expect(read('no url')).toBe(own)
  const there = 'https://wallets.example.test/lantern.png'
  expect(read(there)).toBe(there)
})

test('S-63: removes hidden and reordering characters from names and cuts them', () => {
  const read = (name: string) => toDirectoryWallet({ id, name }, directory).name
  expect(read(' \u202eLan\u200btern\n')).toBe('Lantern')
  expect(read('x'.repeat(200))).toHaveLength(64)
  expect(read(`${'x'.repeat(63)}🦊🦊`)).toBe(`${'x'.repeat(63)}🦊`)
  expect(read('\u202e')).toBe('7b1f0c7d')
})

test('S-65: images of assets, tokens and currencies have URLs of the directory', () => {
  const base = 'https://wallets.example.test/d/public'
  expect(toAssetImageUrl(directory, '../x')).toBe(`${base}/getAssetImage/..%2Fx?${query}`)
  expect(toTokenImageUrl(directory, 'USDC')).toBe(`${base}/getTokenImage/USDC?${query}`)
  expect(toCurrencyImageUrl(directory, 'USD')).toBe(`${base}/getCurrencyImage/USD?${query}`)
})
