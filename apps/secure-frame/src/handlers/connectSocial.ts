import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'
import { readUser } from './readUser.ts'

/**
 * Handles CONNECT_SOCIAL: completes a social login with the result URL of its pop-up, and opens the
 * wallet.
 */
export function createConnectSocial(parts: FrameParts): FrameHandlers['CONNECT_SOCIAL'] {
  return async ({ uri, ...asked }, context) => {
    const session = await parts.login.redeemSocial(uri, context)
    const { email, ...user } = await readUser(parts, { session, asked, context })
    return { ...user, email, userName: session.userName }
  }
}
