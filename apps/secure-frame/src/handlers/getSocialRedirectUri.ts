import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Starts a login at a provider. */
export function createGetSocialRedirectUri({
  login,
}: FrameParts): FrameHandlers['GET_SOCIAL_REDIRECT_URI'] {
  return async ({ provider }, context) => ({ uri: await login.startSocial(provider, context) })
}
