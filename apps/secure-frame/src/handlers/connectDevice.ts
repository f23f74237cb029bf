import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Waits for the approval of the mailed link; whether that was all, or a code is asked for, IS_CONNECTED says. */
export function createConnectDevice({ login }: FrameParts): FrameHandlers['CONNECT_DEVICE'] {
  return async (_, { signal }) => {
    await login.waitForDevice({ signal })
    return undefined
  }
}
