import type { PromptBoard, PromptState } from '../PromptBoard.ts'
import { toPassed } from '../toPassed.ts'
import { readMessage, type WindowMessage } from './messages.ts'

/**
 * Creates the prompt board of a top-level window. It shows the prompt of the frame that opened the
 * window, and sends the decision back. Returns `undefined` if no frame opened this page.
 */
export function createWindowBoard(
  view: Window & typeof globalThis = window,
): PromptBoard | undefined {
  const opener: Window | null = view.opener
  if (!opener || view.top !== view) return undefined
  const { origin } = view.location
  const listeners = new Set<() => void>()
  let state: PromptState = {}

  function setState(next: PromptState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const send = (message: WindowMessage) => opener.postMessage(message, origin)
  function decide(id: number, approved: boolean): void {
    if (state.prompt?.id !== id) return
    send({ type: 'approve/decision', id, approved })
    setState({})
  }

  view.addEventListener('message', (event) => {
    if (event.source !== opener || event.origin !== origin) return
    const message = readMessage(event.data)
    if (message?.type === 'approve/show') setState({ prompt: message.prompt })
  })
  send({ type: 'approve/ready' })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    approve: (id) => decide(id, true),
    reject: (id) => decide(id, false),
    passRecovery(id, how) {
      const { prompt } = state
      const passed = prompt?.id === id ? toPassed(prompt, how) : undefined
      if (!passed) return
      send({ type: 'approve/way-back', id, how })
      setState({ prompt: passed })
    },
    rejectAll: () => state.prompt && decide(state.prompt.id, false),
    dismiss: () => setState({}),
  }
}
