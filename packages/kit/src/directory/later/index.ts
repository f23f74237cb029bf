import { connectorDirectoryIds, connectorImageIds } from '@latchkey/core/directory'
import type { KnownWalletIds } from '../KnownWalletIds.ts'

export { loadProject } from './loadProject.ts'
/** Requests to the wallet directory. They share one chunk, which loads with the first request. */
export { loadSuggestedWallets, loadWalletRanks } from './loadSuggestedWallets.ts'

export const knownWalletIds: KnownWalletIds = {
  connectors: connectorDirectoryIds,
  images: connectorImageIds,
}
