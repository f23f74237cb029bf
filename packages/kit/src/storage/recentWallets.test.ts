import { createMemoryStorage } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { readRecentWallets } from './recentWallets.ts'

const directoryUrl = 'https://directory.example/v1'
const own = '/own.png'

function readImage(
  imageUrl: string,
  config: { readonly directoryUrl?: string } = { directoryUrl },
) {
  const rows = [{ id: 'w1', name: 'Lantern', image_url: imageUrl, homepage: 'https://w.example' }]
  const storage = createMemoryStorage({ '@appkit/recent_wallets': JSON.stringify(rows) })
  const customWallets = [{ id: 'own', name: 'Own', imageUrl: own }]
  const kit = createTestKit({ ...config, customWallets, ports: { storage } })
  const [wallet] = readRecentWallets(kit)
  expect(wallet).toMatchObject({ id: 'w1', name: 'Lantern', homepage: 'https://w.example' })
  return wallet?.imageUrl
}

test.each([
  ["the directory's", 'https://directory.example/getWalletImage/i1?projectId=p'],
  ['image data', 'data:image/png;base64,AA=='],
  ["the app's own wallet's", own],
])('S-65: a stored picture is shown: %s', (_, image) => {
  expect(readImage(image)).toBe(image)
})

test.each([
  ['of another host', 'https://spy.example/i.png'],
  ['of another port', 'https://directory.example:8443/i.png'],
  ['over plain http', 'http://directory.example/i.png'],
  ['of a host that looks alike', 'https://directory.example.spy.example/i.png'],
  ['by a relative address', '//spy.example/i.png'],
  ['that is a page', 'data:text/html,x'],
  ['that is none', 'picture'],
])('S-65: a stored picture %s is omitted, and the wallet stays', (_, image) => {
  expect(readImage(image)).toBeUndefined()
})

test('S-65: without a directory no stored address is shown', () => {
  expect(readImage('https://directory.example/i.png', {})).toBeUndefined()
})
