/** Loads the implementation of signing in and out. */
export const load = () => import(/* moment: later */ './later/index.ts')
