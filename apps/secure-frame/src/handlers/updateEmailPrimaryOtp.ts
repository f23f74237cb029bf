import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles UPDATE_EMAIL_PRIMARY_OTP: submits the code that was mailed to the current address. */
export function createUpdateEmailPrimaryOtp({
  emailChange,
}: FrameParts): FrameHandlers['UPDATE_EMAIL_PRIMARY_OTP'] {
  return async ({ otp }, { signal }) => {
    await emailChange.submitPrimary(otp, { signal })
    return undefined
  }
}
