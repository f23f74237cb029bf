import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/**
 * Handles CONNECT_DEVICE: waits until the user approves the mailed link. Afterwards IS_CONNECTED
 * reports whether the user is signed in or still has to enter the mailed code.
 */
export function createConnectDevice({ login }: FrameParts): FrameHandlers['CONNECT_DEVICE'] {
  return async (_, { signal }) => {
    await login.waitForDevice({ signal })
    return undefined
  }
}
