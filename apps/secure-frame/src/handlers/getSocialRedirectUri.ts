import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from './FrameParts.ts'

/** Handles GET_SOCIAL_REDIRECT_URI: starts a social login and returns the URL for its pop-up. */
export function createGetSocialRedirectUri({
  login,
}: FrameParts): FrameHandlers['GET_SOCIAL_REDIRECT_URI'] {
  return async ({ provider }, context) => ({ uri: await login.startSocial(provider, context) })
}
