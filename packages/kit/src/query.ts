export { BlockchainApiNotConfiguredError } from './errors/BlockchainApiNotConfiguredError.ts'
export { DirectoryNotConfiguredError } from './errors/DirectoryNotConfiguredError.ts'
export { endpointQuery } from './queries/endpointQuery.ts'
export { fetchDirectory } from './queries/fetchDirectory.ts'
export { fetchEndpoint } from './queries/fetchEndpoint.ts'
export { getQueryClient } from './queries/getQueryClient.ts'
export { getShownImage } from './queries/getShownImage.ts'
export { type Identity, identityQuery } from './queries/identityQuery.ts'
export { type NativeBalance, nativeBalanceQuery } from './queries/nativeBalanceQuery.ts'
export {
  excludedWalletsQuery,
  featuredWalletsQuery,
  recommendedWalletsQuery,
  walletRanksQuery,
} from './queries/suggestedWalletQueries.ts'
export { type TokenList, tokenBalanceQuery } from './queries/tokenBalanceQuery.ts'
export {
  getExpectedCount,
  type WalletPage,
  type WalletPagesParameters,
  walletPagesQuery,
} from './queries/walletPagesQuery.ts'
export { type WalletSearchParameters, walletSearchQuery } from './queries/walletSearchQuery.ts'
