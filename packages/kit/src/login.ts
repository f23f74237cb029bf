/** What only logins need: a chunk of its own, fetched with the first one, or for a stored one. */
export {
  openEmailChange,
  startEmailChange,
  submitPrimary,
  submitSecondary,
} from './auth/flows/change.ts'
export {
  awaitDevice,
  resendEmail,
  resumeLogin,
  startEmail,
  submitCode,
} from './auth/flows/email.ts'
export { startFarcaster } from './auth/flows/farcaster.ts'
export { preferAccount, selectLoginAccount } from './auth/flows/prefer.ts'
export { preload } from './auth/flows/preload.ts'
export { askAgain } from './auth/flows/refresh.ts'
export { restoreLogin } from './auth/flows/restoreLogin.ts'
export { startSocial } from './auth/flows/social.ts'
