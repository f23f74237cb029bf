/**
 * Code that runs when the user reaches for the connect button, before the choice of a wallet. A
 * separate, small chunk.
 */
export { prepare } from './prepare.ts'
