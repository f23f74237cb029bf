import type { View } from '../../windows/frameWindows.ts'
import type { PromptBoard } from '../PromptBoard.ts'
import { applyDecision, isDecision, readMessage, type WindowMessage } from './messages.ts'

const pollMs = 1_000

/**
 * Shows the frame's prompts in windows of this origin that the app opened. A modal dialog of the
 * app makes the frame inert, so that the user cannot decide in it (K-WORLD-19).
 */
export function serveAppWindows(board: PromptBoard, view: View = window): void {
  view.addEventListener('message', ({ source, origin, data }) => {
    if (origin !== view.location.origin || !source || !('closed' in source)) return
    if (readMessage(data)?.type === 'approve/join') serve({ board, view, popup: source })
  })
}

type Serving = { readonly board: PromptBoard; readonly view: View; readonly popup: Window }

/**
 * Sends every prompt to the window and applies its decisions. Closing the window rejects the prompt
 * that it shows (S-56).
 */
function serve({ board, view, popup }: Serving): void {
  const { origin } = view.location
  let shownId: number | undefined

  function show(): void {
    const { prompt } = board.getState()
    if (!prompt || popup.closed) return
    shownId = prompt.id
    const message: WindowMessage = { type: 'approve/show', prompt }
    popup.postMessage(message, origin)
  }

  function onMessage(event: MessageEvent): void {
    if (event.source !== popup || event.origin !== origin) return
    const message = readMessage(event.data)
    if (isDecision(message)) applyDecision(board, message)
  }

  const poll = view.setInterval(() => {
    if (!popup.closed) return
    view.clearInterval(poll)
    unsubscribe()
    view.removeEventListener('message', onMessage)
    if (shownId !== undefined) board.reject(shownId)
  }, pollMs)
  const unsubscribe = board.subscribe(show)
  view.addEventListener('message', onMessage)
  show()
}
