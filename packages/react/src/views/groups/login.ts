import * as ConnectingFarcaster from '../ConnectingFarcaster.tsx'
import * as ConnectingSocial from '../ConnectingSocial.tsx'
import * as ConnectSocials from '../ConnectSocials.tsx'
import * as EmailLogin from '../EmailLogin.tsx'
import * as EmailVerifyDevice from '../EmailVerifyDevice.tsx'
import * as EmailVerifyOtp from '../EmailVerifyOtp.tsx'
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
