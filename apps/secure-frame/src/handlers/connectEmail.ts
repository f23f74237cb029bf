import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles CONNECT_EMAIL: starts a login by email, or sends its mail again. */
export function createConnectEmail({ login }: FrameParts): FrameHandlers['CONNECT_EMAIL'] {
  return ({ email, showsDeviceNumber }, { origin, signal }) =>
    login.startEmail(email, { origin, showsDeviceNumber, signal })
}
