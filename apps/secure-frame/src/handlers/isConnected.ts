import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/**
 * Handles IS_CONNECTED: returns whether the server has a session of the user. Rejects if the server
 * does not answer (S-102).
 */
export function createIsConnected({ login }: FrameParts): FrameHandlers['IS_CONNECTED'] {
  return async (_, { signal }) => ({ isConnected: (await login.readSession({ signal })) !== null })
}
