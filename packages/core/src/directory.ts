export {
  connectorDirectoryIds,
  connectorImageIds,
  deepLinkWalletIds,
  namespaceImageIds,
} from './directory/connectorIds.ts'
export { type WalletAlias, walletAliases } from './directory/walletAliases.ts'
