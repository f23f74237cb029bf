import * as AccountSettings from '../AccountSettings/AccountSettings.tsx'
import * as SmartAccountSettings from '../SmartAccountSettings/SmartAccountSettings.tsx'
import * as UpdateEmailPrimaryOtp from '../UpdateEmailPrimaryOtp/UpdateEmailPrimaryOtp.tsx'
import * as UpdateEmailSecondaryOtp from '../UpdateEmailSecondaryOtp/UpdateEmailSecondaryOtp.tsx'
import * as UpdateEmailWallet from '../UpdateEmailWallet/UpdateEmailWallet.tsx'
import * as UpgradeEmailWallet from '../UpgradeEmailWallet/UpgradeEmailWallet.tsx'
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
