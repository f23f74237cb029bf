/** Loads the code for switching networks. The browser fetches the chunk once. */
export const load = () => import(/* moment: later */ './later/index.ts')
