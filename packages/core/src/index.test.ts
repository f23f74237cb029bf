import { expect, test } from 'vitest'
import * as contract from './contract.ts'
import * as directory from './directory.ts'
import * as http from './http.ts'
import * as root from './index.ts'
import * as log from './log.ts'
import * as networks from './networks.ts'
import * as signIn from './sign-in.ts'
import * as testing from './testing.ts'

test('exports of `.`', () => {
  expect(Object.keys(root).toSorted()).toMatchInlineSnapshot(`
    [
      "AttemptSupersededError",
      "BaseError",
      "CaipError",
      "ChainIdNotFoundError",
      "ChainNotConfiguredError",
      "ChainNotFoundOnConnectorError",
      "ConnectionRejectedError",
      "ConnectorAlreadyConnectedError",
      "ConnectorChainsUnsupportedError",
      "ConnectorNotConnectedError",
      "ConnectorNotFoundError",
      "ConnectorUndefinedError",
      "EstimateGasError",
      "ExternalUrlError",
      "FailedToConnectError",
      "FailedToDisconnectError",
      "FeatureNotSupportedError",
      "InvalidAnswerError",
      "KitNameRequiredError",
      "MaybeSentError",
      "ModalClosedError",
      "NetworkNotFoundError",
      "NotReplaceableError",
      "ProviderNotFoundError",
      "RequestTimedOutError",
      "RpcError",
      "SendMismatchError",
      "ServiceUnreachableError",
      "SignMessageFailedError",
      "SwapMismatchError",
      "SwapPriceChangedError",
      "UnsupportedChainError",
      "UnsupportedNamespaceError",
      "WalletCapabilitiesError",
      "askWallet",
      "balanceCacheMs",
      "bitcoinAccountIndexes",
      "borderRadiusMasterPx",
      "chainNamespaces",
      "createCoalescer",
      "createStorage",
      "cutDecimals",
      "defaultBalance",
      "defaultCaipNetworkId",
      "defineStorageKey",
      "emailCooldownMs",
      "emailShownLength",
      "errorReportsPerMinute",
      "ethereumReads",
      "eventIntervalMs",
      "fillIn",
      "fontSizeMasterPx",
      "formatAmount",
      "formatClock",
      "formatDay",
      "formatMoment",
      "frameLoadTimeoutMs",
      "frameLoggerEnabled",
      "framePostReadyMs",
      "frameRequestTimeoutMs",
      "guardWallet",
      "headerTextMs",
      "identityCacheMs",
      "isCaipAddress",
      "isCaipNetworkId",
      "isChainNamespace",
      "isRecord",
      "isRetriableStatus",
      "isSameAddress",
      "isText",
      "isTransportFailure",
      "isUnknownMethod",
      "isUserRejection",
      "logBufferBytes",
      "modalHeightMs",
      "modalShakeMs",
      "modalWidthPx",
      "modalZIndex",
      "nameMinLength",
      "namespaceFacts",
      "onrampCurrencies",
      "onrampLimits",
      "openExternal",
      "pairingExpiryMs",
      "pairingSpareMs",
      "parseCaipAddress",
      "parseCaipNetworkId",
      "pendingPollMs",
      "popupPollMs",
      "queryIdleMs",
      "queryRetryCount",
      "queryRetryMaxDelayMs",
      "quietly",
      "readField",
      "recentWalletLimit",
      "recommendedWalletCount",
      "revokeDeadlineMs",
      "rpcBatchSize",
      "rpcErrorCodes",
      "rpcRetryCount",
      "rpcRetryDelayMs",
      "rpcTimeoutMs",
      "shortenAddress",
      "signOutWaitMs",
      "silentDeadlineMs",
      "sleep",
      "socialPopupSize",
      "solanaCommitments",
      "swapSlippagePercent",
      "toAmountText",
      "toAnnouncedIcon",
      "toAnnouncedName",
      "toBaseUnits",
      "toCaipAddress",
      "toDecimalText",
      "toEvmChainId",
      "toRpcError",
      "toRpcUrls",
      "toastSwapMs",
      "tokenBalanceRetryMs",
      "transactionConfirmationMs",
      "validateExternalUrl",
      "viewTransitionMs",
      "walletPageSize",
      "walletSearchLimit",
    ]
  `)
})

test('exports of `./directory`', () => {
  expect(Object.keys(directory).toSorted()).toMatchInlineSnapshot(`
    [
      "connectorDirectoryIds",
      "connectorImageIds",
      "walletAliases",
    ]
  `)
})

test('exports of `./networks`', () => {
  expect(Object.keys(networks).toSorted()).toMatchInlineSnapshot(`
    [
      "allNetworks",
      "arbitrum",
      "arbitrumGoerli",
      "aurora",
      "auroraTestnet",
      "avalanche",
      "avalancheFuji",
      "base",
      "baseGoerli",
      "baseSepolia",
      "bitcoin",
      "bitcoinSignet",
      "bitcoinTestnet",
      "bsc",
      "bscTestnet",
      "celo",
      "defineNetwork",
      "gnosis",
      "goerli",
      "mainnet",
      "networkImageIds",
      "optimism",
      "optimismGoerli",
      "polygon",
      "polygonMumbai",
      "sepolia",
      "solana",
      "solanaDevnet",
      "solanaTestnet",
      "zksync",
      "zksyncTestnet",
      "zora",
      "zoraTestnet",
    ]
  `)
})

test('exports of `./http`', () => {
  expect(Object.keys(http).toSorted()).toMatchInlineSnapshot(`
    [
      "HttpError",
      "createHttpClient",
      "createPlainClient",
    ]
  `)
})

test('exports of `./sign-in`', () => {
  expect(Object.keys(signIn).toSorted()).toMatchInlineSnapshot(`
    [
      "SignInMessageError",
      "parseSignInMessage",
      "signInMessageMaxLength",
      "toSignInMessage",
    ]
  `)
})

test('exports of `./log`', () => {
  expect(Object.keys(log).toSorted()).toMatchInlineSnapshot(`
    [
      "asIs",
      "createFieldFilter",
      "createLogRing",
      "shortened",
      "toldWord",
    ]
  `)
})

test('exports of `./contract`', () => {
  expect(Object.keys(contract).toSorted()).toMatchInlineSnapshot(`
    [
      "ErrorEnvelope",
      "RandomId",
      "RequestRefusedError",
      "ServiceUnavailableError",
      "Time",
      "baseErrors",
      "createApiClient",
      "defineEndpoint",
    ]
  `)
})

test('exports of `./testing`', () => {
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "createFailingStorage",
      "createGrant",
      "createMemoryStorage",
      "createRandom",
      "describeAdapter",
      "describeStorage",
      "passTime",
      "tellSteps",
      "toResource",
      "weathers",
    ]
  `)
})
