import type { FrameHandlers } from '@latchkey/bridge/frame'
import type { FrameParts } from '../app/FrameParts.ts'
import { readUser } from './readUser.ts'
import { requireUser } from './requireUser.ts'

/** The accounts of the login; with `socialUri`, of the login that ends with it. */
export function createGetUser(parts: FrameParts): FrameHandlers['GET_USER'] {
  return async ({ chainId, socialUri, siwxMessage } = {}, context) => {
    const session =
      socialUri === undefined
        ? await requireUser(parts, context)
        : await parts.login.redeemSocial(socialUri, context)
    const user = await readUser(parts, { session, chainId, siwxMessage, context })
    return { ...user, smartAccountDeployed: false }
  }
}
