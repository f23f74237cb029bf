/** Statement of every sign-in message. The server refuses another (S-81). URI characters and spaces only. */
export const signInStatement =
  'Sign in to Latchkey. Signing proves that this account is yours. It costs nothing and moves nothing.'
