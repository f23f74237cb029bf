import type { WalletChange } from '@latchkey/frame-api'
import type { Approval } from './model/Approval.ts'

/**
 * Whether the prompt asks the user to set up a recovery method first (S-35). `offer`: the user may
 * postpone it once. `require`: the request waits until it is set up.
 */
export type RecoveryNeed = 'offer' | 'require'

/** A scheduled change of the wallet that the owner can still cancel (S-36). */
export type WaitingChange = Pick<WalletChange, 'kind' | 'passkey' | 'takesEffectAt'>

type PromptBase = {
  readonly id: number
  readonly origin: string
  readonly backedUp: boolean
  /**
   * Whether the browser may delete the wallet's stored data (S-33). Absent: the browser reported no
   * such risk.
   */
  readonly deletable?: boolean
  /**
   * Whether the user may decide inside the host's page. Absent: the request moves value or grants
   * rights, so a separate window shows it (S-54).
   */
  readonly inline?: boolean
  /** Whether the operator can recover the wallet (S-26). Absent: only its owner can. */
  readonly escrowed?: boolean
  /**
   * The scheduled wallet change that the prompt warns about (S-36). Absent: no change is scheduled,
   * or the server did not answer.
   */
  readonly changing?: WaitingChange
  /**
   * Present if the request moves value out of a wallet that has no recovery method yet. Absent: a
   * recovery method exists, or no value leaves.
   */
  readonly wayBack?: RecoveryNeed
}

/**
 * The prompt on the screen. `refused`: a rule rejected the request, and the user can only close the
 * prompt.
 */
export type Prompt =
  | (PromptBase & { readonly status: 'loading' })
  | (PromptBase & { readonly status: 'ready'; readonly approval: Approval })
  | (PromptBase & { readonly status: 'refused'; readonly reason: string })

export type PromptState = {
  readonly prompt?: Prompt
  /** Number of further requests in the queue. */
  readonly waiting?: number
}

/**
 * Interface between the approval screen and the prompts that wait. The prompt board lives in the
 * frame itself, or at the other end of a window's message channel.
 */
export type PromptBoard = {
  readonly getState: () => PromptState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Approves the prompt `id` if it is on the screen, is ready, and the balance covers it. Ignores
   * every other call.
   */
  readonly approve: (id: number) => void
  readonly reject: (id: number) => void
  /**
   * Closes the recovery step after the user set up a recovery method (`made`) or postponed it
   * (`later`, where allowed). The prompt then shows the request itself.
   */
  readonly passRecovery: (id: number, how: 'made' | 'later') => void
  /** Rejects the shown request, because the user leaves the page. */
  readonly rejectAll: () => void
  /** Closes the prompt of a request that a rule rejected. */
  readonly dismiss: () => void
}
