import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/**
 * Waits for the approval of the mailed link. Afterwards IS_CONNECTED reports whether the user is
 * signed in or still needs the code.
 */
export function createConnectDevice({ login }: FrameParts): FrameHandlers['CONNECT_DEVICE'] {
  return async (_, { signal }) => {
    await login.waitForDevice({ signal })
    return undefined
  }
}
