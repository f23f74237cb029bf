import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles GET_FARCASTER_URI: starts a Farcaster login and returns the URI for its QR code. */
export function createGetFarcasterUri({ login }: FrameParts): FrameHandlers['GET_FARCASTER_URI'] {
  return async (_, context) => ({ url: await login.startFarcaster(context) })
}
