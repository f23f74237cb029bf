import { approvalPopupSize } from '@latchkey/core'
import { languageQuery } from '../../messages/messages.ts'
import type { Prompt, PromptBoard } from '../PromptBoard.ts'
import { applyDecision, isDecision, readMessage, type WindowMessage } from './messages.ts'

export type ApproveWindowOptions = {
  readonly board: PromptBoard
  readonly prompt: Prompt
  /** Called when the approval window is closed or its prompt is finished. */
  readonly onClosed: () => void
  readonly window?: Window & typeof globalThis
}

const pollMs = 1_000
const { widthPx, heightPx } = approvalPopupSize
const features = `popup,width=${widthPx},height=${heightPx}`

export type ApproveWindow = {
  /** Brings the approval window to the front. */
  readonly show: () => void
}

/**
 * Opens a top-level window of the frame's origin that shows the prompt. Call it in the click
 * handler. A browser without windows opens a tab. Closing the window rejects the request (S-56).
 *
 * @returns `undefined` if the browser blocked the window.
 */
export function openApproveWindow(options: ApproveWindowOptions): ApproveWindow | undefined {
  const { board, prompt, onClosed, window: view = window } = options
  const { origin } = view.location
  const name = `approve-${view.crypto.randomUUID()}`
  const path = `/approve${languageQuery}`
  const popup = view.open(path, name, features) ?? view.open(path, name)
  if (!popup) return undefined
  const send = (message: WindowMessage) => popup.postMessage(message, origin)

  function onMessage(event: MessageEvent): void {
    if (event.source !== popup || event.origin !== origin) return
    const message = readMessage(event.data)
    if (message?.type === 'approve/ready')
      send({ type: 'approve/show', prompt: board.getState().prompt ?? prompt })
    else if (isDecision(message) && message.id === prompt.id) applyDecision(board, message)
  }

  const poll = view.setInterval(() => popup.closed && board.reject(prompt.id), pollMs)
  const unsubscribe = board.subscribe(() => {
    if (board.getState().prompt?.id === prompt.id) return
    unsubscribe()
    view.clearInterval(poll)
    view.removeEventListener('message', onMessage)
    popup.close()
    onClosed()
  })
  view.addEventListener('message', onMessage)
  return { show: () => popup.focus() }
}
