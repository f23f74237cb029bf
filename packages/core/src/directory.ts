export {
  connectorDirectoryIds,
  connectorImageIds,
} from './directory/connectorIds.ts'
export { type WalletAlias, walletAliases } from './directory/walletAliases.ts'
