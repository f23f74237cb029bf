import type { Prompt } from '../PromptBoard.ts'
import type { GuardState } from './GuardState.ts'

export type Press = {
  readonly prompt: Prompt
  readonly place: 'frame' | 'window'
  readonly guard: GuardState
  /** Whether the user has scrolled to the end of the content. */
  readonly read: boolean
  /**
   * Whether the user has confirmed, in a second deliberate step, that the request is unverified.
   */
  readonly understood: boolean
  readonly event: { readonly isTrusted: boolean }
}

/** Returns whether a press on Approve counts. This function alone decides it (S-52, S-54). */
export function mayApprove({ prompt, place, guard, read, understood, event }: Press): boolean {
  if (prompt.status !== 'ready' || prompt.approval.blocked !== undefined) return false
  if (place === 'frame' && !prompt.inline) return false
  if (!read) return false
  if (!event.isTrusted || guard !== 'ready') return false
  return prompt.approval.verified || understood
}
