/** Fetches the code of connected wallets, once. */
export const load = () => import(/* moment: later */ './later/index.ts')
