import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { SocialName } from '../kit/SocialName.ts'

import type { UserAnswer } from './later/user.ts'

/**
 * The secure frame's answer about the active namespace directly after a login. It includes the
 * email address, if there is one.
 */
export type FirstAnswer = UserAnswer & { readonly email?: string | null | undefined }

/** Data about the user that a login knows before the secure frame returns the account. */
export type LoginHint = {
  readonly social?: SocialName
  readonly username?: string | undefined
  /**
   * Requests the account in the active namespace, e.g. with the provider's answer. Absent: the
   * message GET_USER requests it.
   */
  readonly askFirst?: (target: LoginTarget) => Promise<FirstAnswer>
}

/** A namespace, and the network for which its account is requested from the secure frame. */
export type LoginTarget = {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}
