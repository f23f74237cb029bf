import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { SocialName } from '../kit/SocialName.ts'

import type { UserAnswer } from './later/user.ts'

/**
 * The frame's answer about the first namespace directly after a login. It includes the email
 * address, if there is one.
 */
export type FirstAnswer = UserAnswer & { readonly email?: string | null | undefined }

/** Data about the user that is known before the frame returns the account. */
export type LoginHint = {
  readonly social?: SocialName
  readonly username?: string | undefined
  /** Requests the account in the active namespace. Absent: the login uses GET_USER. */
  readonly askFirst?: (target: LoginTarget) => Promise<FirstAnswer>
}

/** A namespace, and its network for which the account is requested. */
export type LoginTarget = {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}
