import type { CaipNetworkId, ChainNamespace } from '@latchkey/core'
import type { SocialName } from '../kit/SocialName.ts'

import type { UserAnswer } from './later/user.ts'

/** The account in one namespace, as the frame gives it to who has just logged in. */
export type FirstAnswer = UserAnswer & { readonly email?: string | null | undefined }

/** What is known of who logs in before the frame is asked for the account. */
export type LoginHint = {
  readonly social?: SocialName
  readonly username?: string | undefined
  /** Asks for the account in the namespace in use, where that is not GET_USER. */
  readonly askFirst?: (target: LoginTarget) => Promise<FirstAnswer>
}

/** A namespace, and the network to be on in it. */
export type LoginTarget = {
  readonly namespace: ChainNamespace
  readonly caipNetworkId: CaipNetworkId
}
