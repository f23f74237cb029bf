import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from '../app/FrameParts.ts'

/** Waits for the approval of the mailed link. */
export function createConnectDevice({ login }: FrameParts): FrameHandlers['CONNECT_DEVICE'] {
  return async (_, { signal }) => {
    await login.waitForDevice({ signal })
    return undefined
  }
}
