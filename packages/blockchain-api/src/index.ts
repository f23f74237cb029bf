export {
  type BlockchainApi,
  type CallOptions,
  type CreateBlockchainApiOptions,
  createBlockchainApi,
  type GatedCallOptions,
} from './createBlockchainApi.ts'
export {
  type AskOptions,
  createDirectoryClient,
  type DirectoryClient,
} from './createDirectoryClient.ts'
export {
  defineEndpoint,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointResponse,
} from './defineEndpoint.ts'
export {
  allowedOriginsQuestion,
  analyticsQuestion,
  type DirectoryQuestion,
  projectConfigQuestion,
  projectLimitsQuestion,
  walletsQuestion,
} from './directory/questions.ts'
export { activateSmartSession } from './endpoints/activateSmartSession.ts'
export { buildApproval } from './endpoints/buildApproval.ts'
export { buildSwap } from './endpoints/buildSwap.ts'
export { createOnrampUrl } from './endpoints/createOnrampUrl.ts'
export { createSmartSession } from './endpoints/createSmartSession.ts'
export { getAllowance } from './endpoints/getAllowance.ts'
export { getAllowedOrigins } from './endpoints/getAllowedOrigins.ts'
export { getAnalyticsConfig } from './endpoints/getAnalyticsConfig.ts'
export { getBalance, TokenBalance } from './endpoints/getBalance.ts'
export { getExchangeBuyStatus } from './endpoints/getExchangeBuyStatus.ts'
export { getExchangePayUrl } from './endpoints/getExchangePayUrl.ts'
export { type Exchange, getExchanges } from './endpoints/getExchanges.ts'
export { getGasPrice } from './endpoints/getGasPrice.ts'
export { getHistory, HistoryTransaction, HistoryTransfer } from './endpoints/getHistory.ts'
export { getIdentity } from './endpoints/getIdentity.ts'
export { getName } from './endpoints/getName.ts'
export { getNameSuggestions, type NameSuggestion } from './endpoints/getNameSuggestions.ts'
export { getNames } from './endpoints/getNames.ts'
export { getNfts, Nft } from './endpoints/getNfts.ts'
export {
  getOnrampOptions,
  type PaymentCurrency,
  type PurchaseCurrency,
} from './endpoints/getOnrampOptions.ts'
export { getOnrampQuote } from './endpoints/getOnrampQuote.ts'
export { getProjectConfig, type ProjectFeature } from './endpoints/getProjectConfig.ts'
export { getProjectLimits } from './endpoints/getProjectLimits.ts'
export { getServiceCallsStatus } from './endpoints/getServiceCallsStatus.ts'
export { getSmartSessionContext } from './endpoints/getSmartSessionContext.ts'
export { getSmartSessions, type SmartSession } from './endpoints/getSmartSessions.ts'
export { getSupportedChains } from './endpoints/getSupportedChains.ts'
export { getSwapQuotes, type SwapQuote } from './endpoints/getSwapQuotes.ts'
export { getSwapTokens, type SwapToken } from './endpoints/getSwapTokens.ts'
export { getTokenPrice, type TokenPrice } from './endpoints/getTokenPrice.ts'
export { getWalletAssets, type WalletAsset } from './endpoints/getWalletAssets.ts'
export { getWallets, Wallet } from './endpoints/getWallets.ts'
export { registerName } from './endpoints/registerName.ts'
export { requestChain } from './endpoints/requestChain.ts'
export { revokeSmartSession } from './endpoints/revokeSmartSession.ts'
export { setNameAddress } from './endpoints/setNameAddress.ts'
export { setNameAttributes } from './endpoints/setNameAttributes.ts'
export { signForSmartSession } from './endpoints/signForSmartSession.ts'
export { getReasons, type Reason } from './getReasons.ts'
export { lacksLiquidity } from './lacksLiquidity.ts'
export { NetworkNotSupportedError } from './NetworkNotSupportedError.ts'
export { toDirectoryWallet } from './toDirectoryWallet.ts'
export {
  type Directory,
  toAssetImageUrl,
  toCurrencyImageUrl,
  toTokenImageUrl,
  toWalletImageUrl,
} from './toImageUrl.ts'
export { toRevocationText } from './toRevocationText.ts'
export { toRpcUrl } from './toRpcUrl.ts'
