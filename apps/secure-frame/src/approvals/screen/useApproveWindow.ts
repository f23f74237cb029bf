import { useRef, useState } from 'react'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { type ApproveWindow, openApproveWindow } from '../window/openApproveWindow.ts'

/** `no`: not requested yet, or closed again. `blocked`: the browser refused to open a window. */
export type Moved = 'no' | 'open' | 'blocked'

/**
 * Manages the window that decides a prompt. The first press opens it, later presses bring it to the
 * front.
 */
export function useApproveWindow(board: PromptBoard, prompt: Prompt) {
  const [moved, setMoved] = useState<Moved>('no')
  const opened = useRef<ApproveWindow>(undefined)
  function move(): void {
    if (moved === 'open') {
      opened.current?.show()
      return
    }
    opened.current = openApproveWindow({ board, prompt, onClosed: () => setMoved('no') })
    setMoved(opened.current ? 'open' : 'blocked')
  }
  return { moved, move }
}
