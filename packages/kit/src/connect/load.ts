/** Fetches the code of connecting and of coming back, once. */
export const load = () => import(/* moment: later */ './later/index.ts')
