/** What only WalletConnect needs: a chunk of its own, fetched with the first pairing or for a stored session. */
export { pair } from './pair.ts'
export { renewPaired, restoreWalletConnect } from './restoreWalletConnect.ts'
