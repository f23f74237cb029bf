import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as testing from './testing.ts'

test('exports of `.`', () => {
  expect(Object.keys(root).toSorted()).toMatchInlineSnapshot(`
    [
      "TokenBalance",
      "Wallet",
      "allowedOriginsQuestion",
      "analyticsQuestion",
      "createBlockchainApi",
      "createDirectoryClient",
      "defineEndpoint",
      "getAllowedOrigins",
      "getAnalyticsConfig",
      "getBalance",
      "getIdentity",
      "getProjectConfig",
      "getProjectLimits",
      "getReasons",
      "getSupportedChains",
      "getWallets",
      "projectConfigQuestion",
      "projectLimitsQuestion",
      "toAssetImageUrl",
      "toCurrencyImageUrl",
      "toDirectoryWallet",
      "toRpcUrl",
      "toTokenImageUrl",
      "toWalletImageUrl",
      "walletsQuestion",
    ]
  `)
})

test('exports of `./testing`', () => {
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "mockEndpoint",
    ]
  `)
})
