/** What signing in and out needs once somebody does. */
export { signIn } from './signIn.ts'
export { endSessions } from './signOut.ts'
