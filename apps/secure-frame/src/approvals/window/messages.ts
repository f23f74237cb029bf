import type { Prompt } from '../PromptBoard.ts'

/** Between the frame and the window it opened; both are of one origin, and each checks that and the other's window. */
export type WindowMessage =
  | { readonly type: 'approve/ready' }
  | { readonly type: 'approve/show'; readonly prompt: Prompt }
  | { readonly type: 'approve/decision'; readonly id: number; readonly approved: boolean }

/** Reads a message of the other end. `undefined`: it is none. */
export function readMessage(data: unknown): WindowMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  if (data.type === 'approve/ready') return { type: 'approve/ready' }
  if (data.type === 'approve/decision' && 'id' in data && 'approved' in data) {
    const { id, approved } = data
    if (typeof id !== 'number' || typeof approved !== 'boolean') return undefined
    return { type: 'approve/decision', id, approved }
  }
  // Made by this very code at the other end; same origin, same window.
  return data.type === 'approve/show' ? (data as WindowMessage) : undefined
}
