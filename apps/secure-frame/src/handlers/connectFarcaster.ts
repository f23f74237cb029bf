import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Waits for the scan in the Farcaster app. */
export function createConnectFarcaster({ login }: FrameParts): FrameHandlers['CONNECT_FARCASTER'] {
  return async (_, { signal }) => {
    const { userName } = await login.waitForFarcaster({ signal })
    return { userName: userName ?? '' }
  }
}
