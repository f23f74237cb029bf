import { expect, test } from 'vitest'
import { readPeer } from './readPeer.ts'

test('default', () => {
  const metadata = {
    name: 'Wallet',
    url: 'https://wallet.example',
    icons: ['data:image/png;base64,AA=='],
  }
  expect(readPeer(metadata)).toEqual({
    name: 'Wallet',
    url: 'https://wallet.example/',
    icon: 'data:image/png;base64,AA==',
  })
})

test.each<[string, unknown, object]>([
  [
    'hidden and endless characters',
    { name: `\u202ea${'b'.repeat(999)}` },
    { name: `a${'b'.repeat(63)}` },
  ],
  ['no name', {}, { name: 'WalletConnect' }],
  ['no text', { name: 7, url: [], icons: {} }, { name: 'WalletConnect', url: undefined }],
  [
    'a script',
    { name: 'W', url: 'javascript:alert(1)', icons: ['javascript:1'] },
    { url: undefined, icon: undefined },
  ],
  ['user info', { name: 'W', url: 'https://user@wallet.example' }, { url: undefined }],
  ['nothing', undefined, { name: 'WalletConnect' }],
])('behavior: %s', (_, metadata, expected) => {
  expect(readPeer(metadata)).toMatchObject(expected)
})

test.each([
  ['an address', 'https://wallet.example/i.png'],
  ['a page as data', 'data:text/html,x'],
  ['image data without end', `data:image/png;base64,${'A'.repeat(65_536)}`],
])('S-65: %s is rejected as an image, so that the page contacts no other host', (_, icon) => {
  expect(readPeer({ name: 'W', icons: [icon] }).icon).toBeUndefined()
})
