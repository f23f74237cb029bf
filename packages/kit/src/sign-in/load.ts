/** Loads the implementation of signing in and out. The browser fetches the chunk once. */
export const load = () => import(/* moment: later */ './later/index.ts')
