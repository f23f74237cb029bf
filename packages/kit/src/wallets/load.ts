/** Loads the implementation for connected wallets. */
export const load = () => import(/* moment: later */ './later/index.ts')
