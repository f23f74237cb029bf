/** Fetches the code of connecting and of coming back, once. */
export const load = () => import('./later/index.ts')
