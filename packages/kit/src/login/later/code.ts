/**
 * Loads the implementation of logins. The `import()` has its own module, because a bundler writes
 * the list of needed files beside each `import()`. Only pages with a login then load that list.
 */
export const loadCode = () => import(/* moment: login */ './index.ts')
