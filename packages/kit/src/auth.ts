/**
 * Logins by e-mail, social network and Farcaster. Light: what an action needs is fetched by the action. Where
 * `secureFrame` is not configured, and inside another page, nothing is offered and every action says so.
 */

export type {
  EmbeddedWalletInfo,
  LoginAccountType,
  LoginInfo,
  LoginUser,
} from './kit/LoginInfo.ts'
export { changeEmail, submitPrimaryCode, submitSecondaryCode } from './login/changeEmail.ts'
export { type ConnectEmailParameters, connectEmail, resendEmailCode } from './login/connectEmail.ts'
export { connectFarcaster } from './login/connectFarcaster.ts'
export { type ConnectSocialParameters, connectSocial } from './login/connectSocial.ts'
export { continueLogin } from './login/continueLogin.ts'
export type { EmailChangeStep } from './login/EmailChangeStep.ts'
export { EmailCooldownError } from './login/EmailCooldownError.ts'
export type { EmailStep } from './login/EmailStep.ts'
export {
  AuthConnectorMissingError,
  CodeOverError,
  FarcasterLoginError,
  FrameRefusedError,
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
export { isSecureSite } from './login/frameUrl.ts'
export { getEmailWait } from './login/getEmailWait.ts'
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
export { reopenSocialWindow } from './login/openSocialWindow.ts'
export { needsFrameFirst, preloadFrame } from './login/preloadFrame.ts'
export { refreshLogin } from './login/refreshLogin.ts'
export { SecureFrameUrlError } from './login/SecureFrameUrlError.ts'
export { setPreferredAccountType } from './login/setPreferredAccountType.ts'
export { type FramePlace, getFrameElement, hideFrame, showFrame } from './login/showFrame.ts'
export {
  getSmartAccountVersion,
  isSmartAccountVersionOffered,
  type SmartAccountVersion,
  setSmartAccountVersion,
} from './login/smartAccountVersion.ts'
export {
  type SubmitEmailCodeParameters,
  submitEmailCode,
  waitForDevice,
} from './login/submitEmailCode.ts'
export { updateEmail } from './login/updateEmail.ts'
export { putOffWayBack, wasWayBackPutOff } from './login/wayBackLater.ts'
export { InvalidEmailError } from './sign-in/InvalidEmailError.ts'
