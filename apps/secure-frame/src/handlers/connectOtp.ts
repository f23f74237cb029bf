import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles CONNECT_OTP: signs in with the code from the mail. */
export function createConnectOtp({ login }: FrameParts): FrameHandlers['CONNECT_OTP'] {
  return async ({ otp }, { signal }) => {
    await login.submitCode(otp, { signal })
    return undefined
  }
}
