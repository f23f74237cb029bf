import { useRef, useState } from 'react'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { type ApproveWindow, openApproveWindow } from '../window/openApproveWindow.ts'

/** `no`: not asked for yet, or closed again. `blocked`: the browser gave none. */
export type Moved = 'no' | 'open' | 'blocked'

/** Binds the window a prompt is decided in: opened by a press, brought to the front by the next. */
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
