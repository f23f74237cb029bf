export {
  type AdapterNamespace,
  type NamespaceFacts,
  namespaceFacts,
} from './caip/namespaceFacts.ts'
export {
  type CaipNetworkId,
  type ChainNamespace,
  chainNamespaces,
  isCaipNetworkId,
  isChainNamespace,
  type ParsedCaipNetworkId,
  parseCaipNetworkId,
  toEvmChainId,
} from './caip.ts'
export {
  type CaipAddress,
  isCaipAddress,
  type ParsedCaipAddress,
  parseCaipAddress,
  toCaipAddress,
} from './caipAddress.ts'
export type {
  AccountType,
  AdapterLoader,
  AdapterOptions,
  Balance,
  BalanceOptions,
  ChainAdapter,
  ChainDiscovery,
  CoinbasePreference,
  ConnectOptions,
  DiscoveryOptions,
  ExternalSdkSettings,
  ExternalSdks,
  Unsubscribe,
  Wallet,
  WalletAccount,
  WalletFeatures,
  WalletListener,
  WalletRequestOptions,
} from './chainAdapter.ts'
export type { Connector, ConnectorInfo, ConnectorType } from './connector.ts'
export {
  balanceCacheMs,
  bitcoinAccountIndexes,
  borderRadiusMasterPx,
  defaultBalance,
  defaultCaipNetworkId,
  emailCooldownMs,
  emailShownLength,
  errorReportsPerMinute,
  fontSizeMasterPx,
  frameLoadTimeoutMs,
  frameLoggerEnabled,
  framePostReadyMs,
  frameRequestTimeoutMs,
  headerTextMs,
  identityCacheMs,
  logBufferBytes,
  modalHeightMs,
  modalShakeMs,
  modalWidthPx,
  modalZIndex,
  nameMinLength,
  onrampCurrencies,
  onrampLimits,
  pairingExpiryMs,
  pairingSpareMs,
  pendingPollMs,
  popupPollMs,
  queryIdleMs,
  queryRetryCount,
  queryRetryMaxDelayMs,
  recentWalletLimit,
  recommendedWalletCount,
  rpcBatchSize,
  rpcRetryCount,
  rpcRetryDelayMs,
  rpcTimeoutMs,
  signOutWaitMs,
  socialPopupSize,
  swapSlippagePercent,
  toastSwapMs,
  tokenBalanceRetryMs,
  transactionConfirmationMs,
  viewTransitionMs,
  walletPageSize,
  walletSearchLimit,
} from './constants.ts'
export type { DirectoryWallet } from './directoryWallet.ts'
export { BaseError, type BaseErrorOptions } from './errors/BaseError.ts'
export { CaipError } from './errors/CaipError.ts'
export {
  ConnectionRejectedError,
  ConnectorNotFoundError,
  FailedToConnectError,
  FailedToDisconnectError,
} from './errors/connectionErrors.ts'
export { ExternalUrlError } from './errors/ExternalUrlError.ts'
export {
  AttemptSupersededError,
  KitNameRequiredError,
  ModalClosedError,
} from './errors/kitErrors.ts'
export {
  FeatureNotSupportedError,
  NetworkNotFoundError,
  UnsupportedChainError,
} from './errors/networkErrors.ts'
export { NotReplaceableError, SendMismatchError } from './errors/sendErrors.ts'
export { SwapMismatchError, SwapPriceChangedError } from './errors/swapErrors.ts'
export {
  InvalidAnswerError,
  RequestTimedOutError,
  ServiceUnreachableError,
} from './errors/transportErrors.ts'
export {
  ChainIdNotFoundError,
  ChainNotConfiguredError,
  ChainNotFoundOnConnectorError,
  ConnectorAlreadyConnectedError,
  ConnectorChainsUnsupportedError,
  ConnectorNotConnectedError,
  ConnectorUndefinedError,
  EstimateGasError,
  ProviderNotFoundError,
  SignMessageFailedError,
  UnsupportedNamespaceError,
  WalletCapabilitiesError,
} from './errors/walletErrors.ts'
export type {
  BitcoinFeatures,
  BitcoinMessageProtocol,
  PsbtInputToSign,
} from './features/BitcoinFeatures.ts'
export type {
  CallsStatus,
  ContractCall,
  EthereumAsset,
  EthereumFeatures,
  EthereumReceipt,
  EthereumSendOptions,
  EthereumTransaction,
  Hex,
  ReceiptOptions,
  TypedData,
} from './features/EthereumFeatures.ts'
export { ethereumReads } from './features/ethereumReads.ts'
export type {
  ReplacementAct,
  ReplacementFees,
  ReplacingFeatures,
  SendFeatures,
  SendFees,
  SendForecast,
  SendOptions,
  SendOrder,
  SendOrderToken,
  SendSpeed,
  SentOrder,
} from './features/SendFeatures.ts'
export {
  type SolanaCommitment,
  type SolanaFeatures,
  type SolanaSendOptions,
  solanaCommitments,
} from './features/SolanaFeatures.ts'
export type {
  BuiltTransaction,
  SwapFeatures,
  SwapOrder,
  SwapStep,
} from './features/SwapFeatures.ts'
export { formatAmount } from './formatAmount.ts'
export { formatClock, formatDay, formatMoment, type Time, type TimeOptions } from './formatTime.ts'
export { guardWallet } from './guardWallet.ts'
export { type Fields, isRecord } from './isRecord.ts'
export { isSameAddress } from './isSameAddress.ts'
export { isText } from './isText.ts'
export { isRetriableStatus, isTransportFailure } from './isTransportFailure.ts'
export { type IsUserRejectionOptions, isUserRejection } from './isUserRejection.ts'
export type { BlockExplorer, NativeCurrency, Network, RpcEndpoints, RpcUrls } from './network.ts'
export { type OpenExternalOptions, openExternal } from './openExternal.ts'
export type { RemoteSigner } from './remoteSigner.ts'
export { shortenAddress } from './shortenAddress.ts'
export {
  type CreateStorageOptions,
  createStorage,
  type StorageIssue,
  type TypedStorage,
} from './storage/createStorage.ts'
export {
  defineStorageKey,
  type StorageKey,
  type StorageKeyName,
} from './storage/defineStorageKey.ts'
export type { StoragePort } from './storage/StoragePort.ts'
export { type AmountTextOptions, toAmountText } from './toAmountText.ts'
export { type BaseUnitsOptions, toBaseUnits } from './toBaseUnits.ts'
export { RpcError, rpcErrorCodes, toRpcError } from './toRpcError.ts'
export { toRpcUrls } from './toRpcUrls.ts'
export { validateExternalUrl } from './validateExternalUrl.ts'
export { toAnnouncedIcon, toAnnouncedName } from './wallet/announced.ts'
export { type AskWalletParameters, askWallet } from './wallet/askWallet.ts'
export { createCoalescer } from './wallet/createCoalescer.ts'
export { eventIntervalMs, revokeDeadlineMs, silentDeadlineMs } from './wallet/deadlines.ts'
export { isUnknownMethod } from './wallet/isUnknownMethod.ts'
export { quietly } from './wallet/quietly.ts'
export { readField } from './wallet/readField.ts'
export { sleep } from './wallet/sleep.ts'
