/**
 * Implementation of logins. This chunk loads with the first login, or at start if a login is
 * stored.
 */
export {
  openEmailChange,
  startEmailChange,
  submitPrimary,
  submitSecondary,
} from './change.ts'
export {
  awaitDevice,
  resendEmail,
  resumeLogin,
  startEmail,
  submitCode,
} from './email.ts'
export { startFarcaster } from './farcaster.ts'
export { preferAccount, selectLoginAccount } from './prefer.ts'
export { preload } from './preload.ts'
export { askAgain } from './refresh.ts'
export { restoreLogin } from './restoreLogin.ts'
export { startSocial } from './social.ts'
