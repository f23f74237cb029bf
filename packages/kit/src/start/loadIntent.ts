/** Loads the wallet discovery that starts at the user's first intent. */
export const loadIntent = () => import(/* moment: open */ './intent.ts')
