/** What a person who reaches for the button needs, before a wallet is chosen: a chunk of its own, small. */
export { prepare } from './prepare.ts'
