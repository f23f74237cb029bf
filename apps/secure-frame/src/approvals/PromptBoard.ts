import type { WalletChange } from '@latchkey/frame-api'
import type { Approval } from './model/Approval.ts'

/** A way back to the wallet is asked for first (S-35). `offer`: that may be put off, this once. */
export type WayBackNeed = 'offer' | 'require'

/** A change of the wallet that waits, and can still be stopped (S-36). */
export type WaitingChange = Pick<WalletChange, 'kind' | 'passkey' | 'takesEffectAt'>

type PromptBase = {
  readonly id: number
  readonly origin: string
  readonly backedUp: boolean
  /** The browser may delete what it holds of the wallet (S-33). Absent: it has said nothing of the kind. */
  readonly deletable?: boolean
  /** May be decided in the host's page. Absent: it moves value or gives rights, so a window of its own decides (S-54). */
  readonly inline?: boolean
  /** The operator can recover the wallet (S-26). Absent: nobody but its owner. */
  readonly escrowed?: boolean
  /** Shown wherever its owner looks (S-36). Absent: nothing waits, or the server does not say. */
  readonly changing?: WaitingChange
  /** Before value leaves a wallet that nothing brings back. Absent: something does, or nothing leaves it. */
  readonly wayBack?: WayBackNeed
}

/** What is on the screen. `refused`: a rule decided; it only waits to be closed. */
export type Prompt =
  | (PromptBase & { readonly status: 'loading' })
  | (PromptBase & { readonly status: 'ready'; readonly approval: Approval })
  | (PromptBase & { readonly status: 'refused'; readonly reason: string })

export type PromptState = {
  readonly prompt?: Prompt
  /** How many more stand behind it. */
  readonly waiting?: number
}

/** What a screen may do with prompts. It lives in the frame, or at the other end of a window's channel. */
export type PromptBoard = {
  readonly getState: () => PromptState
  readonly subscribe: (listener: () => void) => () => void
  /** Only the prompt that is shown, ready and payable; anything else is ignored. */
  readonly approve: (id: number) => void
  readonly reject: (id: number) => void
  /** The way back has been made, or is put off where it may be: the request itself is next. */
  readonly passWayBack: (id: number, how: 'made' | 'later') => void
  /** The document goes away. */
  readonly rejectAll: () => void
  /** Takes a refused prompt off the screen. */
  readonly dismiss: () => void
}
