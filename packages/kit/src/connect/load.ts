/** Loads the code for connecting and restoring wallets. The browser fetches the chunk once. */
export const load = () => import(/* moment: later */ './later/index.ts')
