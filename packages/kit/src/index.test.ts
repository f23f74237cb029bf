import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { kitVersion } from './constants.ts'
import * as kit from './index.ts'
import * as links from './links.ts'
import * as query from './query.ts'
import * as signIn from './sign-in.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(kit)).toMatchInlineSnapshot(`
    [
      "alertTexts",
      "cancelSignIn",
      "closeModal",
      "connect",
      "deleteConnection",
      "disconnect",
      "loadDirectory",
      "openModal",
      "openWalletApp",
      "pair",
      "rememberLink",
      "requestCloseModal",
      "restore",
      "retrySignIn",
      "setThemeMode",
      "setThemeVariables",
      "closeAlert",
      "showAlert",
      "hideToast",
      "showToast",
      "signIn",
      "signOut",
      "switchConnection",
      "switchNetwork",
      "track",
      "browserPorts",
      "kitMarker",
      "createKit",
      "getSuggestedWallets",
      "getConnectorImageUrl",
      "getNetworkImageUrl",
      "toAssetImageUrl",
      "toWalletImageUrl",
      "isServing",
      "getFeatures",
      "isUsageExceeded",
      "getAccount",
      "getActiveConnection",
      "getActiveNamespace",
      "getActiveNetwork",
      "getActiveNetworkId",
      "getConnectionStatus",
      "getConnections",
      "getWallet",
      "isConnected",
      "isMultiWalletEnabled",
      "isNetworkDisabled",
      "isSignInPending",
      "isUnsupportedNetwork",
      "sortNetworks",
      "startKit",
      "toConnectorKey",
    ]
  `)
  expect(Object.keys(links)).toMatchInlineSnapshot(`
    [
      "customLinks",
      "isListedAnyway",
      "toCustomLink",
      "readDevice",
      "getPlatforms",
      "openPairing",
      "getMobileLinks",
      "getStoreLink",
      "toLinkTarget",
      "toWalletLink",
    ]
  `)
  expect(Object.keys(query)).toMatchInlineSnapshot(`
    [
      "BlockchainApiNotConfiguredError",
      "DirectoryNotConfiguredError",
      "endpointQuery",
      "fetchDirectory",
      "fetchEndpoint",
      "getQueryClient",
      "identityQuery",
      "nativeBalanceQuery",
      "excludedWalletsQuery",
      "featuredWalletsQuery",
      "recommendedWalletsQuery",
      "walletRanksQuery",
      "tokenBalanceQuery",
      "getExpectedCount",
      "walletPagesQuery",
      "walletSearchQuery",
    ]
  `)
  expect(Object.keys(signIn)).toMatchInlineSnapshot(`
    [
      "createLocalSignIn",
      "InvalidSignatureError",
      "createServerSignIn",
    ]
  `)
  expect(Object.keys(testing)).toMatchInlineSnapshot(`
    [
      "createFakeTabs",
      "createManualClock",
      "createTestKit",
      "fakePorts",
      "fakeAdapter",
      "fakeDirectory",
      "toWalletId",
      "fakeSignIn",
      "fakeWallet",
      "settle",
    ]
  `)
})

test('behavior: the version told to services is that of the package', () => {
  expect(kitVersion).toBe(manifest.version)
})
