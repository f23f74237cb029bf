/** Fetches the code for connecting and restoring, once. */
export const load = () => import(/* moment: later */ './later/index.ts')
