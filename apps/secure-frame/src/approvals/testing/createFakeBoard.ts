import { vi } from 'vitest'
import type { Prompt, PromptBoard, PromptState } from '../PromptBoard.ts'

/** Creates a prompt board whose state the test sets with `show`. Its decisions are mocks. */
export function createFakeBoard(first?: Prompt) {
  let state: PromptState = first ? { prompt: first, waiting: 0 } : {}
  const listeners = new Set<() => void>()
  const board = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    approve: vi.fn(),
    reject: vi.fn(),
    rejectAll: vi.fn(),
    passRecovery: vi.fn(),
    dismiss: vi.fn(),
  } satisfies PromptBoard
  const show = (next: PromptState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  return { ...board, show, getListenerCount: () => listeners.size }
}
