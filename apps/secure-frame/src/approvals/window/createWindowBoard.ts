import { listFramesOfOpener, readOwnOpener, type View } from '../../windows/frameWindows.ts'
import type { PromptBoard, PromptState } from '../PromptBoard.ts'
import { toPassed } from '../toPassed.ts'
import { readMessage, type WindowMessage } from './messages.ts'

export type WindowBoard = PromptBoard & {
  /**
   * Whether the app opened this window, because its modal dialog makes the frame inert. The window
   * then counts as the frame: the app can navigate it, so value needs a further window (S-54).
   */
  readonly openedByApp: boolean
}

/**
 * Creates the prompt board of a top-level window. It shows the prompt of the frame that opened the
 * window, or of the frames in the app that opened it, and sends the decision back. Returns
 * `undefined` if there is no such frame.
 */
export function createWindowBoard(view: View = window): WindowBoard | undefined {
  const opener = readOwnOpener(view)
  const partners = opener ? [opener] : listFramesOfOpener(view)
  if (partners.length === 0) return undefined
  const { origin } = view.location
  const listeners = new Set<() => void>()
  let state: PromptState = {}
  /** The frame whose prompt is shown. */
  let asking: View | undefined

  function setState(next: PromptState): void {
    state = next
    for (const listener of [...listeners]) listener()
  }
  const send = (message: WindowMessage) => asking?.postMessage(message, origin)
  function decide(id: number, approved: boolean): void {
    if (state.prompt?.id !== id) return
    send({ type: 'approve/decision', id, approved })
    setState({})
  }

  view.addEventListener('message', (event) => {
    const source = partners.find((partner) => partner === event.source)
    if (!source || event.origin !== origin) return
    const message = readMessage(event.data)
    if (message?.type !== 'approve/show') return
    if (state.prompt && asking !== source) return
    asking = source
    setState({ prompt: message.prompt })
  })
  const greeting: WindowMessage = { type: opener ? 'approve/ready' : 'approve/join' }
  for (const partner of partners) partner.postMessage(greeting, origin)

  return {
    openedByApp: !opener,
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
