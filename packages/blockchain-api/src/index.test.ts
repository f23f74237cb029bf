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
      "activateSmartSession",
      "allowedOriginsQuestion",
      "analyticsQuestion",
      "buildApproval",
      "buildSwap",
      "createBlockchainApi",
      "createDirectoryClient",
      "createOnrampUrl",
      "createSmartSession",
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
      "getSmartSessionContext",
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
      "signForSmartSession",
      "toAssetImageUrl",
      "toCurrencyImageUrl",
      "toDirectoryWallet",
      "toRevocationText",
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
