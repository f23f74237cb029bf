/**
 * Loads the code of logins. A module of its own, because a bundler writes the list of files to fetch beside each `import()`:
 * here that list loads with the first login, and not with every page.
 */
export const loadCode = () => import(/* moment: login */ './index.ts')
