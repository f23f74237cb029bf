export {
  type BlockchainApi,
  type CallOptions,
  type CreateBlockchainApiOptions,
  createBlockchainApi,
  type GatedCallOptions,
} from './client/createBlockchainApi.ts'
export { toRpcUrl } from './client/toRpcUrl.ts'
export {
  defineEndpoint,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointResponse,
} from './definition/defineEndpoint.ts'
export {
  type AskOptions,
  createDirectoryClient,
  type DirectoryClient,
} from './directory/createDirectoryClient.ts'
export {
  allowedOriginsQuestion,
  analyticsQuestion,
  type DirectoryQuestion,
  projectConfigQuestion,
  projectLimitsQuestion,
  walletsQuestion,
} from './directory/questions.ts'
export { toDirectoryWallet } from './directory/toDirectoryWallet.ts'
export {
  type Directory,
  toAssetImageUrl,
  toCurrencyImageUrl,
  toTokenImageUrl,
  toWalletImageUrl,
} from './directory/toImageUrl.ts'
export { getBalance, TokenBalance } from './endpoints/accounts/getBalance.ts'
export { getHistory, HistoryTransaction, HistoryTransfer } from './endpoints/accounts/getHistory.ts'
export { getIdentity } from './endpoints/accounts/getIdentity.ts'
export { getNfts, Nft } from './endpoints/accounts/getNfts.ts'
export { getWalletAssets, type WalletAsset } from './endpoints/accounts/getWalletAssets.ts'
export { createOnrampUrl } from './endpoints/buy/createOnrampUrl.ts'
export { getExchangeBuyStatus } from './endpoints/buy/getExchangeBuyStatus.ts'
export { getExchangePayUrl } from './endpoints/buy/getExchangePayUrl.ts'
export { type Exchange, getExchanges } from './endpoints/buy/getExchanges.ts'
export {
  getOnrampOptions,
  type PaymentCurrency,
  type PurchaseCurrency,
} from './endpoints/buy/getOnrampOptions.ts'
export { getOnrampQuote } from './endpoints/buy/getOnrampQuote.ts'
export { getGasPrice } from './endpoints/chains/getGasPrice.ts'
export { getServiceCallsStatus } from './endpoints/chains/getServiceCallsStatus.ts'
export { getSupportedChains } from './endpoints/chains/getSupportedChains.ts'
export { requestChain } from './endpoints/chains/requestChain.ts'
export { getName } from './endpoints/names/getName.ts'
export { getNameSuggestions, type NameSuggestion } from './endpoints/names/getNameSuggestions.ts'
export { getNames } from './endpoints/names/getNames.ts'
export { registerName } from './endpoints/names/registerName.ts'
export { setNameAddress } from './endpoints/names/setNameAddress.ts'
export { setNameAttributes } from './endpoints/names/setNameAttributes.ts'
export { getAllowedOrigins } from './endpoints/projects/getAllowedOrigins.ts'
export { getAnalyticsConfig } from './endpoints/projects/getAnalyticsConfig.ts'
export { getProjectConfig, type ProjectFeature } from './endpoints/projects/getProjectConfig.ts'
export { getProjectLimits } from './endpoints/projects/getProjectLimits.ts'
export { getWallets, Wallet } from './endpoints/projects/getWallets.ts'
export { activateSmartSession } from './endpoints/smart-sessions/activateSmartSession.ts'
export { createSmartSession } from './endpoints/smart-sessions/createSmartSession.ts'
export { getSmartSessionContext } from './endpoints/smart-sessions/getSmartSessionContext.ts'
export { getSmartSessions, type SmartSession } from './endpoints/smart-sessions/getSmartSessions.ts'
export { revokeSmartSession } from './endpoints/smart-sessions/revokeSmartSession.ts'
export { signForSmartSession } from './endpoints/smart-sessions/signForSmartSession.ts'
export { toRevocationText } from './endpoints/smart-sessions/toRevocationText.ts'
export { buildApproval } from './endpoints/swap/buildApproval.ts'
export { buildSwap } from './endpoints/swap/buildSwap.ts'
export { getAllowance } from './endpoints/swap/getAllowance.ts'
export { getSwapQuotes, type SwapQuote } from './endpoints/swap/getSwapQuotes.ts'
export { getSwapTokens, type SwapToken } from './endpoints/swap/getSwapTokens.ts'
export { getTokenPrice, type TokenPrice } from './endpoints/swap/getTokenPrice.ts'
export { getReasons, type Reason } from './errors/getReasons.ts'
export { lacksLiquidity } from './errors/lacksLiquidity.ts'
export { NetworkNotSupportedError } from './errors/NetworkNotSupportedError.ts'
