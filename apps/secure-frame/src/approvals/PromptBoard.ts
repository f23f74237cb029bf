import type { WalletChange } from '@latchkey/frame-api'
import type { Approval } from './model/Approval.ts'

/**
 * The prompt asks for a recovery method first (S-35). `offer`: the user may postpone it once.
 * `require`: the request waits for it.
 */
export type RecoveryNeed = 'offer' | 'require'

/** A scheduled change of the wallet that its owner can still cancel (S-36). */
export type WaitingChange = Pick<WalletChange, 'kind' | 'passkey' | 'takesEffectAt'>

type PromptBase = {
  readonly id: number
  readonly origin: string
  readonly backedUp: boolean
  /**
   * The browser may delete the stored data of the wallet (S-33). Absent: the browser reported no
   * such risk.
   */
  readonly deletable?: boolean
  /**
   * The host's page may show the decision. Absent: the request moves value or grants rights, so
   * that a separate window shows it (S-54).
   */
  readonly inline?: boolean
  /** The operator can recover the wallet (S-26). Absent: only its owner can. */
  readonly escrowed?: boolean
  /**
   * The scheduled change that the prompt shows to the owner (S-36). Absent: no change is scheduled,
   * or the server did not answer.
   */
  readonly changing?: WaitingChange
  /**
   * Present if value would leave a wallet without a recovery method. Absent: a recovery method
   * exists, or no value leaves.
   */
  readonly wayBack?: RecoveryNeed
}

/**
 * The prompt on the screen. `refused`: a rule refused the request, and the user can only close the
 * prompt.
 */
export type Prompt =
  | (PromptBase & { readonly status: 'loading' })
  | (PromptBase & { readonly status: 'ready'; readonly approval: Approval })
  | (PromptBase & { readonly status: 'refused'; readonly reason: string })

export type PromptState = {
  readonly prompt?: Prompt
  /** Number of requests that wait behind the prompt. */
  readonly waiting?: number
}

/**
 * The operations that a screen has on prompts. The board lives in the frame, or at the other end of
 * a window's channel.
 */
export type PromptBoard = {
  readonly getState: () => PromptState
  readonly subscribe: (listener: () => void) => () => void
  /** Approves the prompt if `id` is shown, ready and payable. Ignores every other call. */
  readonly approve: (id: number) => void
  readonly reject: (id: number) => void
  /**
   * Removes the recovery step after the user set a method up (`made`) or postponed it (`later`,
   * where allowed). The request itself follows.
   */
  readonly passRecovery: (id: number, how: 'made' | 'later') => void
  /** Rejects the shown request because the document is unloading. */
  readonly rejectAll: () => void
  /** Removes a refused prompt from the screen. */
  readonly dismiss: () => void
}
