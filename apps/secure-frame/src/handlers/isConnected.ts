import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Whether somebody is signed in, as the server says; no answer of the server is no answer here (S-102). */
export function createIsConnected({ login }: FrameParts): FrameHandlers['IS_CONNECTED'] {
  return async (_, { signal }) => ({ isConnected: (await login.readSession({ signal })) !== null })
}
