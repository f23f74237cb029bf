/** Fetches the code of connected wallets, once. */
export const load = () => import('./later/index.ts')
