export type {
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
} from './adapters/chainAdapter.ts'
export type { Connector, ConnectorInfo, ConnectorType } from './adapters/connector.ts'
export type { NameFault, NameLookup, ResolvedName } from './adapters/nameLookup.ts'
export type { RemoteSigner } from './adapters/remoteSigner.ts'
export type { Unsubscribe, Wallet, WalletListener } from './adapters/Wallet.ts'
export { anySignal } from './browser/anySignal.ts'
export { copyText } from './browser/copyText.ts'
export { openBroadcastChannel } from './browser/openBroadcastChannel.ts'
export { parseUrl } from './browser/parseUrl.ts'
export { randomUuid } from './browser/randomUuid.ts'
export { type RunLockedOptions, runLocked } from './browser/runLocked.ts'
export { isContractCode, isDelegation } from './caip/accountCode.ts'
export {
  type CaipNetworkId,
  type ChainNamespace,
  chainNamespaces,
  isCaipNetworkId,
  isChainNamespace,
  type ParsedCaipNetworkId,
  parseCaipNetworkId,
  toEvmChainId,
} from './caip/caip.ts'
export {
  type CaipAddress,
  isCaipAddress,
  type ParsedCaipAddress,
  parseCaipAddress,
  toCaipAddress,
} from './caip/caipAddress.ts'
export { isSameAddress } from './caip/isSameAddress.ts'
export {
  type AdapterNamespace,
  type NamespaceFacts,
  namespaceFacts,
} from './caip/namespaceFacts.ts'
export { shortenAddress } from './caip/shortenAddress.ts'
export {
  approvalPopupSize,
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
} from './constants/constants.ts'
export type { DirectoryWallet } from './directory/directoryWallet.ts'
export { BaseError, type BaseErrorOptions } from './errors/BaseError.ts'
export { CaipError } from './errors/CaipError.ts'
export {
  ConnectionRejectedError,
  ConnectorNotFoundError,
  FailedToConnectError,
  FailedToDisconnectError,
} from './errors/connectionErrors.ts'
export { ExternalUrlError } from './errors/ExternalUrlError.ts'
export { isRetriableStatus, isTransportFailure } from './errors/isTransportFailure.ts'
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
export { MaybeSentError, NotReplaceableError, SendMismatchError } from './errors/sendErrors.ts'
export { SwapMismatchError, SwapPriceChangedError } from './errors/swapErrors.ts'
export { RpcError, rpcErrorCodes, toRpcError } from './errors/toRpcError.ts'
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
  WalletBusyError,
  WalletCapabilitiesError,
  WalletLockedError,
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
  WaitOptions,
} from './features/SendFeatures.ts'
export {
  type SolanaCommitment,
  type SolanaFeatures,
  type SolanaSendOptions,
  type SolanaTransactionVersion,
  solanaCommitments,
} from './features/SolanaFeatures.ts'
export type {
  BuiltTransaction,
  SwapFeatures,
  SwapOrder,
  SwapStep,
} from './features/SwapFeatures.ts'
export type { AccountType, WalletAccount } from './features/WalletAccount.ts'
export type { WalletFeatures } from './features/WalletFeatures.ts'
export type { WalletRequestOptions } from './features/WalletRequestOptions.ts'
export { cutDecimals } from './format/cutDecimals.ts'
export { fillIn } from './format/fillIn.ts'
export { formatAmount } from './format/formatAmount.ts'
export {
  formatClock,
  formatDay,
  formatMoment,
  type Time,
  type TimeOptions,
} from './format/formatTime.ts'
export { isDecimals } from './format/isDecimals.ts'
export { type AmountReading, readAmount } from './format/readAmount.ts'
export { readBaseUnits } from './format/readBaseUnits.ts'
export { shortenEmail } from './format/shortenEmail.ts'
export { type AmountTextOptions, toAmountText } from './format/toAmountText.ts'
export { type BaseUnitsOptions, toBaseUnits } from './format/toBaseUnits.ts'
export { toDecimalText } from './format/toDecimalText.ts'
export { emailPattern, longestEmail, toEmail } from './format/toEmail.ts'
export { toTypedText } from './format/toTypedText.ts'
export { type Fields, isRecord } from './guards/isRecord.ts'
export { isText } from './guards/isText.ts'
export { quietly } from './guards/quietly.ts'
export { readField } from './guards/readField.ts'
export { readText } from './http/readBody.ts'
export { type OpenExternalOptions, openExternal } from './links/openExternal.ts'
export { validateExternalUrl } from './links/validateExternalUrl.ts'
export type {
  BlockExplorer,
  NativeCurrency,
  Network,
  RpcEndpoints,
  RpcUrls,
} from './networks/network.ts'
export { toRpcUrls } from './networks/toRpcUrls.ts'
export { createRpc, type Rpc, type RpcOptions } from './rpc/createRpc.ts'
export { createRpcPost, type RpcPostOptions } from './rpc/createRpcPost.ts'
export { createRpcSender, type RpcSender } from './rpc/createRpcSender.ts'
export type { PostRpc, RpcCall, RpcResponse } from './rpc/RpcResponse.ts'
export { isPassingRpcError, isRpcRevert } from './rpc/readRpcError.ts'
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
export { toAnnouncedIcon, toAnnouncedName } from './wallet/announced.ts'
export { type AskWalletParameters, askWallet } from './wallet/askWallet.ts'
export { createCoalescer } from './wallet/createCoalescer.ts'
export { eventIntervalMs, revokeDeadlineMs, silentDeadlineMs } from './wallet/deadlines.ts'
export { guardWallet } from './wallet/guardWallet.ts'
export { type ObserveParameters, observe } from './wallet/observe.ts'
export { sleep } from './wallet/sleep.ts'
export { isInvalidRequest } from './wallet-errors/isInvalidRequest.ts'
export { isUnknownMethod } from './wallet-errors/isUnknownMethod.ts'
export { type IsUserRejectionOptions, isUserRejection } from './wallet-errors/isUserRejection.ts'
export { type JudgeWalletErrorOptions, judgeWalletError } from './wallet-errors/judgeWalletError.ts'
export { listNestedErrors } from './wallet-errors/readLayers.ts'
export { readWalletText } from './wallet-errors/readWalletText.ts'
export { type ToWalletErrorOptions, toWalletError } from './wallet-errors/toWalletError.ts'
export type { WalletOutcome, WalletProtocol } from './wallet-errors/WalletOutcome.ts'
