import type { SocialName } from '../kit/SocialName.ts'

/**
 * Where a social login stands. `opening`: the window is there, its address is not; `waiting`: the person is at the
 * provider; `fetching`: the frame makes the account; `blocked`: the browser has refused the window, a new click opens it
 * (`reopenSocialWindow`); `error`: it has failed, `connectSocial` starts anew.
 */
export type SocialPhase = 'opening' | 'waiting' | 'fetching' | 'blocked' | 'error'

/** What views show of a login that is under way. Plain data. */
export type LoginState = {
  /** The social login that runs, or has failed last; absent once it has connected or was left. */
  readonly social: { readonly provider: SocialName; readonly phase: SocialPhase } | undefined
  /** Link for a phone with Farcaster; absent until the frame has given it. `connecting`: it was followed. */
  readonly farcaster: { readonly url: string; readonly connecting: boolean } | undefined
  /** No e-mail goes out before it, by `ports.elapsed`; absent: at once. `getEmailWait` says it in seconds. */
  readonly emailWaitUntil: number | undefined
  /** The number to type on the page of the mail that approves this device; absent where none is asked for. */
  readonly deviceNumber: number | undefined
  /** Whether requests wait for the person in the frame: ApproveTransaction shows it. */
  readonly approving: boolean
}
