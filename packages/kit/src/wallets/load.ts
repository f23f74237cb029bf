/** Loads the code for connected wallets. The browser fetches the chunk once. */
export const load = () => import(/* moment: later */ './later/index.ts')
