/** What is asked of the directory on intent: one chunk, fetched only where a directory is configured. */
export { loadSuggestedWallets, loadWalletRanks } from './directory/loadSuggestedWallets.ts'
export { loadProject } from './features/loadProject.ts'
