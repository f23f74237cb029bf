import { expect, test } from 'vitest'
import { readPeer } from './readPeer.ts'

test('default', () => {
  const metadata = {
    name: 'Wallet',
    url: 'https://wallet.example',
    icons: ['https://a.example/i.png'],
  }
  expect(readPeer(metadata)).toEqual({
    name: 'Wallet',
    url: 'https://wallet.example/',
    icon: 'https://a.example/i.png',
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
  [
    'image data',
    { name: 'W', icons: ['data:image/png;base64,AA=='] },
    { icon: 'data:image/png;base64,AA==' },
  ],
  ['nothing', undefined, { name: 'WalletConnect' }],
])('behavior: %s', (_, metadata, expected) => {
  expect(readPeer(metadata)).toMatchObject(expected)
})
