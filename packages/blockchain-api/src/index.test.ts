import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as testing from './testing.ts'

test('exports of `.`', () => {
  expect(Object.keys(root)).toMatchInlineSnapshot(`
    [
      "createBlockchainApi",
      "defineEndpoint",
      "getAllowedOrigins",
      "getBalance",
      "TokenBalance",
      "getIdentity",
      "getProjectConfig",
      "getProjectLimits",
      "getSupportedChains",
      "getWallets",
      "Wallet",
      "getReasons",
      "toDirectoryWallet",
      "toAssetImageUrl",
      "toCurrencyImageUrl",
      "toTokenImageUrl",
      "toWalletImageUrl",
      "toRpcUrl",
    ]
  `)
})

test('exports of `./testing`', () => {
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "mockEndpoint",
    ]
  `)
})
