/** What only logins need: a chunk of its own, fetched with the first one, or for a stored one. */
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
