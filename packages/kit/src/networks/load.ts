/** Fetches the code of changing networks, once. */
export const load = () => import('./later/index.ts')
