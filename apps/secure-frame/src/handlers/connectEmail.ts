import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Begins a login by e-mail, or sends its mail again. */
export function createConnectEmail({ login }: FrameParts): FrameHandlers['CONNECT_EMAIL'] {
  return ({ email, showsDeviceNumber }, { origin, signal }) =>
    login.startEmail(email, { origin, showsDeviceNumber, signal })
}
