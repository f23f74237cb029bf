import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Ends the login. The wallet is closed first, so that nothing is signed whatever the server says (S-29). */
export function createSignOut({ login, accounts }: FrameParts): FrameHandlers['SIGN_OUT'] {
  return async (_, { signal }) => {
    accounts.close()
    await login.signOut({ signal })
    return undefined
  }
}
