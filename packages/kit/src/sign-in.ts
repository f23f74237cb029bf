export { EmailCodeError } from './errors/EmailCodeError.ts'
export { EmailRequiredError } from './errors/EmailRequiredError.ts'
export type {
  EmailCapture,
  EmailService,
  SignedMessage,
  SignIn,
  SignInMessage,
  SignInSession,
} from './SignIn.ts'
export { createEmailCapture } from './sign-in/createEmailCapture.ts'
export {
  type CreateLocalSignInOptions,
  createLocalSignIn,
  InvalidSignatureError,
  type SignInVerifier,
} from './sign-in/createLocalSignIn.ts'
export {
  type CreateServerSignInOptions,
  createServerSignIn,
  type SignedInAccount,
  type SignInClient,
} from './sign-in/createServerSignIn.ts'
export type { MessageOptions } from './sign-in/toMessage.ts'
