import { expect, test } from 'vitest'
import * as walletConnect from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(walletConnect).toSorted()).toMatchInlineSnapshot(`
    [
      "createUniversalWallet",
      "createWalletConnect",
    ]
  `)
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "fakeWalletConnect",
    ]
  `)
})
