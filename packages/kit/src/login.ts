import { FeatureNotSupportedError } from '@latchkey/core'
import type { EmailChangeStep } from './auth/changeEmail.ts'
import type { EmailStep } from './auth/connectEmail.ts'
import type { LoginAccountType } from './auth/LoginInfo.ts'
import type { SocialWindow } from './auth/openSocialWindow.ts'
import type { Kit } from './Kit.ts'
import type { SocialName } from './KitConfig.ts'
import type { Attempt } from './runAttempt.ts'

const refuse = (): never => {
  throw new FeatureNotSupportedError({ feature: 'login' })
}

/** What only logins need: a chunk of its own, fetched with the first one, or for a stored one. */
export const startEmail = async (_: Kit, _email: string, _attempt: Attempt): Promise<EmailStep> =>
  refuse()
export const resendEmail = startEmail
export const submitCode = async (_: Kit, _code: string, _attempt: Attempt): Promise<void> =>
  refuse()
export const awaitDevice = async (_: Kit, _attempt: Attempt): Promise<void> => refuse()
export const startSocial = async (
  _: Kit,
  _login: { readonly provider: SocialName; readonly opened: SocialWindow | undefined },
  _attempt: Attempt,
): Promise<void> => refuse()
export const startFarcaster = awaitDevice
export const startEmailChange = async (
  _: Kit,
  _email: string,
  _attempt: Attempt,
): Promise<EmailChangeStep> => refuse()
export const submitPrimary = submitCode
export const submitSecondary = async (_: Kit, _code: string, _attempt: Attempt): Promise<string> =>
  refuse()
export const openEmailChange = async (_: Kit): Promise<{ readonly email: string }> => refuse()
export const preferAccount = async (
  _: Kit,
  _type: LoginAccountType,
  _attempt: Attempt,
): Promise<LoginAccountType> => refuse()
