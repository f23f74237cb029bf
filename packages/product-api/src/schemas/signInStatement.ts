/**
 * Statement of every sign-in message. The server rejects other statements (S-81). It only has URI
 * characters and spaces.
 */
export const signInStatement =
  'Sign in to Latchkey. Signing proves that this account is yours. It costs nothing and moves nothing.'
