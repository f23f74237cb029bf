import { connectorDirectoryIds, connectorImageIds } from '@latchkey/core/directory'
import type { KnownWalletIds } from '../KnownWalletIds.ts'

export { loadProject } from './loadProject.ts'
/** What is asked of the directory on intent: one chunk, fetched only where it has something to do. */
export { loadSuggestedWallets, loadWalletRanks } from './loadSuggestedWallets.ts'

export const knownWalletIds: KnownWalletIds = {
  connectors: connectorDirectoryIds,
  images: connectorImageIds,
}
