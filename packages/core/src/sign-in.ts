export { SignInMessageError } from './errors/SignInMessageError.ts'
export { parseSignInMessage, signInMessageMaxLength } from './sign-in/parseSignInMessage.ts'
export type { SignInData } from './sign-in/SignInData.ts'
export { toSignInMessage } from './sign-in/toSignInMessage.ts'
