import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as testing from './testing.ts'

test('exports of `.`', () => {
  expect(Object.keys(root).toSorted()).toMatchInlineSnapshot(`
    [
      "HistoryTransaction",
      "HistoryTransfer",
      "NetworkNotSupportedError",
      "TokenBalance",
      "Wallet",
      "allowedOriginsQuestion",
      "analyticsQuestion",
      "buildApproval",
      "buildSwap",
      "createBlockchainApi",
      "createDirectoryClient",
      "createOnrampUrl",
      "defineEndpoint",
      "getAllowance",
      "getAllowedOrigins",
      "getAnalyticsConfig",
      "getBalance",
      "getExchangeBuyStatus",
      "getExchangePayUrl",
      "getExchanges",
      "getGasPrice",
      "getHistory",
      "getIdentity",
      "getName",
      "getNameSuggestions",
      "getNames",
      "getOnrampOptions",
      "getOnrampQuote",
      "getProjectConfig",
      "getProjectLimits",
      "getReasons",
      "getServiceCallsStatus",
      "getSmartSessions",
      "getSupportedChains",
      "getSwapQuotes",
      "getSwapTokens",
      "getTokenPrice",
      "getWalletAssets",
      "getWallets",
      "lacksLiquidity",
      "projectConfigQuestion",
      "projectLimitsQuestion",
      "registerName",
      "requestChain",
      "revokeSmartSession",
      "setNameAddress",
      "setNameAttributes",
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
      "examples",
      "mockEndpoint",
    ]
  `)
})
