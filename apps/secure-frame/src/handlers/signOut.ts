import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/**
 * Handles SIGN_OUT: ends the session. Closes the wallet first, so that it cannot sign even if the
 * server fails (S-29).
 */
export function createSignOut({ login, accounts }: FrameParts): FrameHandlers['SIGN_OUT'] {
  return async (_, { signal }) => {
    accounts.close()
    await login.signOut({ signal })
    return undefined
  }
}
