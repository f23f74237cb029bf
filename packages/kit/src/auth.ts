/**
 * Logins by e-mail, social network and Farcaster. Light: what an action needs is fetched by the action. Where
 * `secureFrame` is not configured, and inside another page, nothing is offered and every action says so.
 */

export {
  changeEmail,
  type EmailChangeStep,
  submitPrimaryCode,
  submitSecondaryCode,
} from './auth/changeEmail.ts'
export {
  type ConnectEmailParameters,
  connectEmail,
  type EmailStep,
  resendEmailCode,
} from './auth/connectEmail.ts'
export { connectFarcaster } from './auth/connectFarcaster.ts'
export { type ConnectSocialParameters, connectSocial } from './auth/connectSocial.ts'
export { continueLogin } from './auth/continueLogin.ts'
export {
  AuthConnectorMissingError,
  CodeOverError,
  EmailCooldownError,
  FarcasterLoginError,
  FrameRefusedError,
  InvalidEmailError,
  LoginAddressError,
  NotLoggedInError,
  PopupClosedError,
  RecoveryRequiredError,
  RequestAbortedError,
  RequestNotAllowedError,
  SocialLoginError,
  TooManyCodesError,
  UntrustedOriginError,
  WrongCodeError,
} from './auth/errors.ts'
export { isLoginPossible } from './auth/frameUrl.ts'
export { getEmailWait } from './auth/getEmailWait.ts'
export { getLoginStore } from './auth/getLogin.ts'
export { hasSmartAccount } from './auth/hasSmartAccounts.ts'
export { getEmbeddedWallet, isAuthConnected } from './auth/isAuthConnected.ts'
export type {
  EmbeddedWalletInfo,
  LoginAccountType,
  LoginInfo,
  LoginUser,
} from './auth/LoginInfo.ts'
export type { LoginState, SocialPhase } from './auth/LoginState.ts'
export {
  getConnectMethods,
  getLoginNetwork,
  getOfferedSocials,
  isEmailOffered,
  isLoginDisabled,
} from './auth/methods.ts'
export { reopenSocialWindow } from './auth/openSocialWindow.ts'
export { needsFrameFirst, preloadFrame } from './auth/preloadFrame.ts'
export { refreshLogin } from './auth/refreshLogin.ts'
export { SecureFrameUrlError } from './auth/SecureFrameUrlError.ts'
export { setPreferredAccountType } from './auth/setPreferredAccountType.ts'
export { type FramePlace, getFrameElement, hideFrame, showFrame } from './auth/showFrame.ts'
export {
  getSmartAccountVersion,
  isSmartAccountVersionOffered,
  type SmartAccountVersion,
  setSmartAccountVersion,
} from './auth/smartAccountVersion.ts'
export {
  type SubmitEmailCodeParameters,
  submitEmailCode,
  waitForDevice,
} from './auth/submitEmailCode.ts'
export { updateEmail } from './auth/updateEmail.ts'
export { authConnectorId } from './walletConnectId.ts'
