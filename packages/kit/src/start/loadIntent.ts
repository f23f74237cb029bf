/** Fetches what intent alone needs: the search for wallets. */
export const loadIntent = () => import(/* moment: open */ './intent.ts')
