import type { GuardState } from '../guard/GuardState.ts'
import type { Prompt } from '../PromptBoard.ts'
import type { Moved } from './useApproveWindow.ts'

export type StatusParameters = {
  readonly prompt: Prompt
  readonly guard: GuardState
  readonly read: boolean
  readonly understood: boolean
  readonly moved: Moved
  readonly waiting: number
}

/** Says why approval is not possible yet, and what to do about it. */
export function toStatusText(parameters: StatusParameters): string {
  return toReason(parameters) + toMoreText(parameters.waiting)
}

/** How many requests wait behind the one that is shown. */
export function toMoreText(waiting: number): string {
  return waiting > 0 ? ` ${waiting} more ${waiting > 1 ? 'requests wait' : 'request waits'}.` : ''
}

function toReason({ prompt, guard, read, understood, moved }: StatusParameters): string {
  if (prompt.status === 'loading') return 'Looking up what this does.'
  if (prompt.status === 'refused') return prompt.reason
  if (prompt.approval.blocked !== undefined) return prompt.approval.blocked
  if (moved === 'open') return 'Decide in the window that has opened.'
  if (moved === 'blocked')
    return 'Your browser blocked the window. Allow pop-ups for this page, then press again.'
  if (guard === 'blocked') return 'Something may cover this page. Decide in a window of its own.'
  if (!prompt.approval.verified && !understood) return 'Tick the box above to approve.'
  if (!read) return 'Read to the end to approve.'
  return guard === 'ready'
    ? 'Read it before you approve.'
    : 'Approve works once this was in view for a second.'
}
