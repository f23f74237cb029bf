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
export { getAllowedOrigins } from './endpoints/getAllowedOrigins.ts'
export { getAnalyticsConfig } from './endpoints/getAnalyticsConfig.ts'
export { getBalance, TokenBalance } from './endpoints/getBalance.ts'
export { getIdentity } from './endpoints/getIdentity.ts'
export { getProjectConfig, type ProjectFeature } from './endpoints/getProjectConfig.ts'
export { getProjectLimits } from './endpoints/getProjectLimits.ts'
export { getSupportedChains } from './endpoints/getSupportedChains.ts'
export { getWallets, Wallet } from './endpoints/getWallets.ts'
export { getReasons, type Reason } from './getReasons.ts'
export { toDirectoryWallet } from './toDirectoryWallet.ts'
export {
  type Directory,
  toAssetImageUrl,
  toCurrencyImageUrl,
  toTokenImageUrl,
  toWalletImageUrl,
} from './toImageUrl.ts'
export { toRpcUrl } from './toRpcUrl.ts'
