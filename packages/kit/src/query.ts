export { type AddedToken, readAddedTokens } from './account/addedTokens.ts'
export {
  type AddTokenParameters,
  type AddTokenReturnType,
  addToken,
  removeToken,
} from './account/addToken.ts'
export { getBalancesHidden, setBalancesHidden } from './account/balancesHidden.ts'
export { createMarker, type TokenMark } from './account/createMarker.ts'
export { type HistoryPage, historyQuery } from './account/historyQuery.ts'
export { type Identity, identityQuery } from './account/identityQuery.ts'
export {
  type NativeBalance,
  type NativeBalanceParameters,
  nativeBalanceQuery,
} from './account/nativeBalanceQuery.ts'
export { type NftPage, nftsQuery } from './account/nftsQuery.ts'
export { splitHistory } from './account/splitHistory.ts'
export { type TokenList, tokenBalanceQuery } from './account/tokenBalanceQuery.ts'
export { BlockchainApiNotConfiguredError } from './api/BlockchainApiNotConfiguredError.ts'
export { DirectoryNotConfiguredError } from './api/DirectoryNotConfiguredError.ts'
export { endpointQuery } from './api/endpointQuery.ts'
export { getQueryClient } from './api/getQueryClient.ts'
export { getShownImage } from './api/getShownImage.ts'
export { aliasWalletsQuery } from './directory/aliasWalletsQuery.ts'
export { fetchWallets, type WalletsInput } from './directory/fetchWallets.ts'
export {
  type WalletPage,
  type WalletPagesParameters,
  walletPagesQuery,
} from './directory/walletPagesQuery.ts'
export { type WalletSearchParameters, walletSearchQuery } from './directory/walletSearchQuery.ts'
