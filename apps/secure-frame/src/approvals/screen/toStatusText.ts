import { fillIn } from '@latchkey/core'
import { messages } from '../../messages/messages.ts'
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

/**
 * Returns the text that explains why approval is not possible yet, or what the user can do next.
 */
export function toStatusText(parameters: StatusParameters): string {
  return toReason(parameters) + toMoreText(parameters.waiting)
}

/** Returns the text with the number of further requests in the queue. Empty if there are none. */
export function toMoreText(waiting: number): string {
  if (waiting === 0) return ''
  const { oneWaits, manyWait } = messages.approval
  return ` ${waiting === 1 ? oneWaits : fillIn(manyWait, { count: waiting })}`
}

function toReason({ prompt, guard, read, understood, moved }: StatusParameters): string {
  if (prompt.status === 'loading') return messages.approval.lookingUpWhatThis
  if (prompt.status === 'refused') return prompt.reason
  if (prompt.approval.blocked !== undefined) return prompt.approval.blocked
  if (moved === 'open') return messages.approval.decideInWindowThat
  if (moved === 'blocked') return messages.approval.yourBrowserBlockedWindow
  if (guard === 'blocked') return messages.approval.somethingMayCoverThis
  if (!prompt.approval.verified && !understood) return messages.approval.tickBoxAboveTo
  if (!read) return messages.approval.readToEndTo
  return guard === 'ready'
    ? messages.approval.readItBeforeYou
    : messages.approval.approveWorksOnceThis
}
