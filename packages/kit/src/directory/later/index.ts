import { connectorDirectoryIds, connectorImageIds } from '@latchkey/core/directory'
import type { KnownWalletIds } from '../KnownWalletIds.ts'

export { loadProject } from './loadProject.ts'
/** Requests to the directory on intent, in one chunk that loads only if a request is needed. */
export { loadSuggestedWallets, loadWalletRanks } from './loadSuggestedWallets.ts'

export const knownWalletIds: KnownWalletIds = {
  connectors: connectorDirectoryIds,
  images: connectorImageIds,
}
