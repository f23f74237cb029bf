import * as AccountSettings from '../AccountSettings.tsx'
import * as SmartAccountSettings from '../SmartAccountSettings.tsx'
import * as UpdateEmailPrimaryOtp from '../UpdateEmailPrimaryOtp.tsx'
import * as UpdateEmailSecondaryOtp from '../UpdateEmailSecondaryOtp.tsx'
import * as UpdateEmailWallet from '../UpdateEmailWallet.tsx'
import * as UpgradeEmailWallet from '../UpgradeEmailWallet.tsx'
import { loginShared } from './loginShared.ts'
import { shared } from './shared.ts'

/** What can be set for an account, and above all for one that was logged in to. */
export const settings = {
  AccountSettings,
  SmartAccountSettings,
  UpdateEmailPrimaryOtp,
  UpdateEmailSecondaryOtp,
  UpdateEmailWallet,
  UpgradeEmailWallet,
  loginShared,
  shared,
}
