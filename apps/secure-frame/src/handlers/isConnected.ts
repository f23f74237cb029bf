import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/**
 * Returns whether the user is signed in according to the server. Rejects if the server does not
 * answer (S-102).
 */
export function createIsConnected({ login }: FrameParts): FrameHandlers['IS_CONNECTED'] {
  return async (_, { signal }) => ({ isConnected: (await login.readSession({ signal })) !== null })
}
