/** What only WalletConnect needs: a chunk of its own, fetched with the first pairing or for a stored session. */
export { pairWallet } from './sessions/pairWallet.ts'
export { renewSession, restoreWalletConnect } from './sessions/restoreWalletConnect.ts'
