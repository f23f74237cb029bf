import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { SocialName } from '../kit/SocialName.ts'

import type { UserAnswer } from './later/user.ts'

/**
 * The frame's answer about the first namespace directly after a login, with the e-mail address if
 * there is one.
 */
export type FirstAnswer = UserAnswer & { readonly email?: string | null | undefined }

/** Facts about the user that the kit has before the frame returns the account. */
export type LoginHint = {
  readonly social?: SocialName
  readonly username?: string | undefined
  /** Requests the account in the active namespace if the login does not use GET_USER. */
  readonly askFirst?: (target: LoginTarget) => Promise<FirstAnswer>
}

/** A namespace, and the network of it to request the account for. */
export type LoginTarget = {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}
