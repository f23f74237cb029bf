import { expect, test } from 'vitest'
import * as walletConnect from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(walletConnect)).toMatchInlineSnapshot(`
    [
      "createUniversalWallet",
      "createWalletConnect",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "fakeWalletConnect",
    ]
  `)
})
