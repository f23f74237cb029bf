import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Starts a Farcaster login. */
export function createGetFarcasterUri({ login }: FrameParts): FrameHandlers['GET_FARCASTER_URI'] {
  return async (_, context) => ({ url: await login.startFarcaster(context) })
}
