import * as ConnectingFarcaster from '../ConnectingFarcaster/ConnectingFarcaster.tsx'
import * as ConnectingSocial from '../ConnectingSocial/ConnectingSocial.tsx'
import * as ConnectSocials from '../ConnectSocials/ConnectSocials.tsx'
import * as EmailLogin from '../EmailLogin/EmailLogin.tsx'
import * as EmailVerifyDevice from '../EmailVerifyDevice/EmailVerifyDevice.tsx'
import * as EmailVerifyOtp from '../EmailVerifyOtp/EmailVerifyOtp.tsx'
import { loginMethods } from './loginMethods.ts'
import { loginShared } from './loginShared.ts'
import { shared } from './shared.ts'

/** Logging in by e-mail, social network and Farcaster. */
export const login = {
  ConnectSocials,
  ConnectingFarcaster,
  ConnectingSocial,
  EmailLogin,
  EmailVerifyDevice,
  EmailVerifyOtp,
  loginMethods,
  loginShared,
  shared,
}
