/** Fetches the code of signing in and out, once. */
export const load = () => import('./later/index.ts')
