/** Fetches the code of changing networks, once. */
export const load = () => import(/* moment: later */ './later/index.ts')
