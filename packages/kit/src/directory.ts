import { connectorDirectoryIds, connectorImageIds } from '@latchkey/core/directory'
import type { KnownWalletIds } from './directory/KnownWalletIds.ts'

/** What is asked of the directory on intent: one chunk, fetched only where it has something to do. */
export { loadSuggestedWallets, loadWalletRanks } from './directory/loadSuggestedWallets.ts'
export { loadProject } from './features/loadProject.ts'

export const knownWalletIds: KnownWalletIds = {
  connectors: connectorDirectoryIds,
  images: connectorImageIds,
}
