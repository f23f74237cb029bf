/** Fetches the code of signing in and out, once. */
export const load = () => import(/* moment: later */ './later/index.ts')
