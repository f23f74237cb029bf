/**
 * Statement in every sign-in message. The server rejects any other statement (S-81). It consists of
 * URI characters and spaces only.
 */
export const signInStatement =
  'Sign in to Latchkey. Signing proves that this account is yours. It costs nothing and moves nothing.'
