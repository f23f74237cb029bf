/**
 * Loads the code that starts wallet discovery when the user is about to press the connect button.
 */
export const loadIntent = () => import(/* moment: open */ './intent.ts')
