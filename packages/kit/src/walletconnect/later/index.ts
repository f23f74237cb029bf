/**
 * Implementation of WalletConnect. This chunk loads with the first pairing or for a stored
 * WalletConnect session.
 */
export { pair } from './pair.ts'
export { renewPaired, restoreWalletConnect } from './restoreWalletConnect.ts'
