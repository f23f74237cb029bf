/**
 * Loads the implementation of logins. This `import()` has a separate module because a bundler
 * writes its list of files beside each `import()`. The list thus loads with the first login instead
 * of with every page.
 */
export const loadCode = () => import(/* moment: login */ './index.ts')
