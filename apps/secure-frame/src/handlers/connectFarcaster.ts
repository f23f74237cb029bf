import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/**
 * Handles CONNECT_FARCASTER: waits until the user has scanned the QR code with the Farcaster app.
 */
export function createConnectFarcaster({ login }: FrameParts): FrameHandlers['CONNECT_FARCASTER'] {
  return async (_, { signal }) => {
    const { userName } = await login.waitForFarcaster({ signal })
    return { userName: userName ?? '' }
  }
}
