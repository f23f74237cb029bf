import type { GuardState } from '../guard/GuardState.ts'
import type { Prompt } from '../PromptBoard.ts'

export type StatusParameters = {
  readonly prompt: Prompt
  readonly guard: GuardState
  readonly understood: boolean
  readonly moved: 'no' | 'open' | 'blocked'
  readonly waiting: number
}

/** Says why approval is not possible yet, and what to do about it. */
export function toStatusText(parameters: StatusParameters): string {
  const { waiting } = parameters
  const more =
    waiting > 0 ? ` ${waiting} more ${waiting > 1 ? 'requests wait' : 'request waits'}.` : ''
  return toReason(parameters) + more
}

function toReason({ prompt, guard, understood, moved }: StatusParameters): string {
  if (prompt.status === 'loading') return 'Looking up what this does.'
  if (prompt.status === 'refused') return prompt.reason
  if (prompt.approval.blocked !== undefined) return prompt.approval.blocked
  if (moved === 'open') return 'Decide in the window that has opened.'
  if (moved === 'blocked') return 'The browser blocked the window. Allow it and try again.'
  if (guard === 'blocked') return 'Something may cover this page. Decide in a window of its own.'
  if (!prompt.approval.verified && !understood) return 'Tick the box above to approve.'
  return guard === 'ready'
    ? 'Read it before you approve.'
    : 'Approve works once this was in view for a second.'
}
