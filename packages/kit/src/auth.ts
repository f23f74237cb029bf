/**
 * Entry for logins by email, social network and Farcaster. It is small, because each action loads
 * its own code. Without `secureFrame`, or inside a frame, no logins are offered and every action
 * throws an error with the reason.
 */

export type {
  EmbeddedWalletInfo,
  LoginAccountType,
  LoginInfo,
  LoginUser,
} from './kit/LoginInfo.ts'
export { continueLogin } from './login/continueLogin.ts'
export { changeEmail, submitPrimaryCode, submitSecondaryCode } from './login/email/changeEmail.ts'
export {
  type ConnectEmailParameters,
  connectEmail,
  resendEmailCode,
} from './login/email/connectEmail.ts'
export type { EmailChangeStep } from './login/email/EmailChangeStep.ts'
export { EmailCooldownError } from './login/email/EmailCooldownError.ts'
export type { EmailStep } from './login/email/EmailStep.ts'
export { getEmailWait } from './login/email/getEmailWait.ts'
export {
  type SubmitEmailCodeParameters,
  submitEmailCode,
  waitForDevice,
} from './login/email/submitEmailCode.ts'
export { updateEmail } from './login/email/updateEmail.ts'
export {
  AuthConnectorMissingError,
  CodeOverError,
  FarcasterLoginError,
  FrameRefusedError,
  InsecurePageError,
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
} from './login/errors.ts'
export { isSecureSite } from './login/frame/frameUrl.ts'
export { openApprovalWindow } from './login/frame/openApprovalWindow.ts'
export { needsFrameFirst, preloadFrame } from './login/frame/preloadFrame.ts'
export { SecureFrameUrlError } from './login/frame/SecureFrameUrlError.ts'
export { type FramePlace, getFrameElement, hideFrame, showFrame } from './login/frame/showFrame.ts'
export { getLoginStore } from './login/getLogin.ts'
export { hasSmartAccount } from './login/hasSmartAccounts.ts'
export { getEmbeddedWallet, isAuthConnected } from './login/isAuthConnected.ts'
export type { LoginState, SocialPhase } from './login/LoginState.ts'
export {
  getConnectMethods,
  getLoginNetwork,
  getOfferedSocials,
  isLoginDisabled,
} from './login/methods.ts'
export { refreshLogin } from './login/refreshLogin.ts'
export { setPreferredAccountType } from './login/setPreferredAccountType.ts'
export {
  getSmartAccountVersion,
  isSmartAccountVersionOffered,
  type SmartAccountVersion,
  setSmartAccountVersion,
} from './login/smartAccountVersion.ts'
export { connectFarcaster } from './login/social/connectFarcaster.ts'
export { type ConnectSocialParameters, connectSocial } from './login/social/connectSocial.ts'
export { reopenSocialWindow } from './login/social/openSocialWindow.ts'
export { InvalidEmailError } from './sign-in/InvalidEmailError.ts'
