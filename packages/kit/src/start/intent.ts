/**
 * Code that runs when the user is about to press the connect button, before a wallet is chosen. A
 * separate, small chunk.
 */
export { prepare } from './prepare.ts'
