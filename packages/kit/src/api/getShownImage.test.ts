import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { getShownImage } from './getShownImage.ts'

const kit = createTestKit({
  directoryUrl: 'https://wallets.example/',
  blockchainApiUrl: 'https://api.example/v1/',
  imageOrigins: ['https://img.example'],
})

test.each([
  'https://img.example/mira.png?size=80',
  'https://wallets.example/public/getTokenImage/usdc',
  'https://api.example/avatar/mira.png',
])('S-65: %s has a configured origin and is shown', (url) => {
  expect(getShownImage(kit, url)).toBe(url)
})

test.each([
  'https://tracker.example/pixel.png',
  'https://img.example.evil.example/a.png',
  'https://img.example@evil.example/a.png',
  'https://user:word@img.example/a.png',
  'https://img.example:8443/a.png',
  'http://img.example/a.png',
  '//img.example/a.png',
  '/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'blob:https://img.example/0b4b2d1e',
  'ipfs://bafy/a.png',
  '',
  null,
  undefined,
])('S-65: %s is not shown', (url) => {
  expect(getShownImage(kit, url)).toBeUndefined()
})
