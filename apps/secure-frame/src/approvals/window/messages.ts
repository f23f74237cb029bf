import type { Prompt, PromptBoard } from '../PromptBoard.ts'

/**
 * Messages between the frame and an approval window. Both have the same origin, and each side
 * checks origin and source window. `approve/ready` comes from a window that the frame opened,
 * `approve/join` from one that the app opened.
 */
export type WindowMessage =
  | { readonly type: 'approve/ready' }
  | { readonly type: 'approve/join' }
  | { readonly type: 'approve/show'; readonly prompt: Prompt }
  | WindowDecision

/** The user's decision about a prompt, which the approval window sends to the frame. */
export type WindowDecision =
  | { readonly type: 'approve/decision'; readonly id: number; readonly approved: boolean }
  | { readonly type: 'approve/way-back'; readonly id: number; readonly how: 'made' | 'later' }

/** Returns whether a message is the user's decision about a prompt. */
export function isDecision(message: WindowMessage | undefined): message is WindowDecision {
  return message?.type === 'approve/decision' || message?.type === 'approve/way-back'
}

/** Applies the user's decision of an approval window to the prompt with that id. */
export function applyDecision(board: PromptBoard, decision: WindowDecision): void {
  const { id } = decision
  if (decision.type === 'approve/way-back') board.passRecovery(id, decision.how)
  else if (decision.approved) board.approve(id)
  else board.reject(id)
}

/**
 * Parses a message between the frame and its approval window. Returns `undefined` for any other
 * message.
 */
export function readMessage(data: unknown): WindowMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (isGreeting(data.type)) return { type: data.type }
  if (data.type === 'approve/decision' && 'id' in data && 'approved' in data) {
    const { id, approved } = data
    if (typeof id !== 'number' || typeof approved !== 'boolean') return undefined
    return { type: 'approve/decision', id, approved }
  }
  if (data.type === 'approve/way-back' && 'id' in data && 'how' in data) {
    const { id, how } = data
    if (typeof id !== 'number' || (how !== 'made' && how !== 'later')) return undefined
    return { type: 'approve/way-back', id, how }
  }
  // The content needs no validation, because the same code with the same origin created the
  // message.
  return data.type === 'approve/show' ? (data as WindowMessage) : undefined
}

function isGreeting(type: unknown): type is 'approve/ready' | 'approve/join' {
  return type === 'approve/ready' || type === 'approve/join'
}
