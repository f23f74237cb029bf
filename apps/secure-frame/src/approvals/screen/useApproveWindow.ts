import { useRef, useState } from 'react'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { type ApproveWindow, openApproveWindow } from '../window/openApproveWindow.ts'

/**
 * State of the window that shows the decision. `no`: not requested yet, or closed again. `blocked`:
 * the browser blocked the pop-up.
 */
export type Moved = 'no' | 'open' | 'blocked'

/**
 * Manages the window in which the user decides. The first press opens it, and later presses bring
 * it to the front.
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
