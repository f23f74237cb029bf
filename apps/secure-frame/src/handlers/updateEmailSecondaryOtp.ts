import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles UPDATE_EMAIL_SECONDARY_OTP: submits the code that was mailed to the new address. */
export function createUpdateEmailSecondaryOtp({
  emailChange,
}: FrameParts): FrameHandlers['UPDATE_EMAIL_SECONDARY_OTP'] {
  return async ({ otp }, { signal }) => ({
    newEmail: await emailChange.submitSecondary(otp, { signal }),
  })
}
