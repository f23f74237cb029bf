/**
 * Loads the implementation of WalletConnect with the first pairing or for a stored WalletConnect
 * session.
 */
export const load = () => import(/* moment: walletconnect */ './later/index.ts')
