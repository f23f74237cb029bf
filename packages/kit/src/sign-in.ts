export type {
  EmailCapture,
  EmailService,
  SignedMessage,
  SignIn,
  SignInMessage,
  SignInSession,
} from './kit/SignIn.ts'
export { SignInRefusedError } from './sign-in/callServer.ts'
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
  type SignInNonce,
} from './sign-in/createServerSignIn.ts'
export { EmailCodeError } from './sign-in/EmailCodeError.ts'
export { EmailRequiredError } from './sign-in/EmailRequiredError.ts'
export type { MessageOptions } from './sign-in/toMessage.ts'
