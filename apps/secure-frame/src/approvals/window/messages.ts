import type { Prompt } from '../PromptBoard.ts'

/**
 * Messages between the frame and the approval window that it opened. Both have the same origin, and
 * each side checks origin and source window.
 */
export type WindowMessage =
  | { readonly type: 'approve/ready' }
  | { readonly type: 'approve/show'; readonly prompt: Prompt }
  | WindowDecision

/** The user's decision about a prompt, which the approval window sends to the frame. */
export type WindowDecision =
  | { readonly type: 'approve/decision'; readonly id: number; readonly approved: boolean }
  | { readonly type: 'approve/way-back'; readonly id: number; readonly how: 'made' | 'later' }

/**
 * Parses a message between the frame and its approval window. Returns `undefined` for any other
 * message.
 */
export function readMessage(data: unknown): WindowMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'approve/ready') return { type: 'approve/ready' }
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
