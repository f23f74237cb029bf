/** Fetches the code of logins, once: with the first one, or for a stored one. */
export const loadLogin = () => import('../login.ts')
