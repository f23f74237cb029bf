/** Fetches the code for switching networks, once. */
export const load = () => import(/* moment: later */ './later/index.ts')
