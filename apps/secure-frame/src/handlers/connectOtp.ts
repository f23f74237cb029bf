import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Signs in with the mailed code. */
export function createConnectOtp({ login }: FrameParts): FrameHandlers['CONNECT_OTP'] {
  return async ({ otp }, { signal }) => {
    await login.submitCode(otp, { signal })
    return undefined
  }
}
