/** A step between: the list of files a bundler fetches with the code of logins is loaded with the first login alone. */
export const loadCode = () => import(/* moment: login */ './index.ts')
