import type { SocialName } from '../kit/SocialName.ts'

/**
 * Phase of a social login.
 *
 * - `opening`: the window is open, and the secure frame has not returned the provider's URL yet.
 * - `waiting`: the user is on the provider's page.
 * - `fetching`: the frame creates or loads the account.
 * - `blocked`: the browser has blocked the window. A new click opens it (`reopenSocialWindow`).
 * - `error`: the login has failed. `connectSocial` starts a new one.
 */
export type SocialPhase = 'opening' | 'waiting' | 'fetching' | 'blocked' | 'error'

/** State of the login in progress, as plain data for views. */
export type LoginState = {
  /**
   * The social login in progress, or the last one if it failed. Absent once the login has connected
   * or the user has left its page.
   */
  readonly social: { readonly provider: SocialName; readonly phase: SocialPhase } | undefined
  /**
   * URL that opens Farcaster on a phone, absent until the secure frame returns it. `connecting` is
   * true once the user has opened it.
   */
  readonly farcaster: { readonly url: string; readonly connecting: boolean } | undefined
  /**
   * Earliest time at which another email may be sent, on the clock of `ports.elapsed`. Absent if it
   * may be sent immediately. `getEmailWait` returns the wait in seconds.
   */
  readonly emailWaitUntil: number | undefined
  /**
   * Number that the user types on the page that approves this device. The email links to that page.
   * Absent if no number is required.
   */
  readonly deviceNumber: number | undefined
  /**
   * True while requests wait for the user's approval in the secure frame. The view
   * ApproveTransaction shows them.
   */
  readonly approving: boolean
}
