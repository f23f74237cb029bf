import type { SocialName } from '../kit/SocialName.ts'

/**
 * Phase of a social login.
 *
 * - `opening`: the window is open and the frame has not returned the provider's address.
 * - `waiting`: the user is at the provider.
 * - `fetching`: the frame creates or loads the account.
 * - `blocked`: the browser has blocked the window. A new click opens it (`reopenSocialWindow`).
 * - `error`: the login has failed. `connectSocial` starts a new one.
 */
export type SocialPhase = 'opening' | 'waiting' | 'fetching' | 'blocked' | 'error'

/** State of the login in progress, for views. Plain data. */
export type LoginState = {
  /**
   * The running social login, or the last one if it failed. Absent once the login has connected or
   * the user has left it.
   */
  readonly social: { readonly provider: SocialName; readonly phase: SocialPhase } | undefined
  /**
   * Link for a phone with Farcaster, absent until the frame returns it. `connecting` is true once
   * the user has followed it.
   */
  readonly farcaster: { readonly url: string; readonly connecting: boolean } | undefined
  /**
   * Earliest time of the next e-mail, on the clock of `ports.elapsed`. Absent if an e-mail may be
   * sent immediately. `getEmailWait` returns the wait in seconds.
   */
  readonly emailWaitUntil: number | undefined
  /**
   * Number that the user types on the page which approves this device; the e-mail links to the
   * page. Absent if the frame requires none.
   */
  readonly deviceNumber: number | undefined
  /**
   * Whether requests wait for the user's answer in the frame. The view ApproveTransaction shows
   * them.
   */
  readonly approving: boolean
}
