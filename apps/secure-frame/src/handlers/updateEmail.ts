import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles UPDATE_EMAIL: starts a change of the login's email address. */
export function createUpdateEmail({ emailChange }: FrameParts): FrameHandlers['UPDATE_EMAIL'] {
  return async ({ email }, context) => ({ action: await emailChange.start(email, context) })
}
