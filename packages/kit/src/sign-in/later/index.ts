/** Implementation of signing in and out. */
export { signIn } from './signIn.ts'
export { endSessions } from './signOut.ts'
