/** Fetches the code of WalletConnect, once: with the first pairing or for a stored one. */
export const load = () => import(/* moment: walletconnect */ './later/index.ts')
