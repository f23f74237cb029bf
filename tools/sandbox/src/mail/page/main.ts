import { createThemeSwitch } from '../../pages/parts/createThemeSwitch.ts'
import { el, setText } from '../../pages/parts/el.ts'
import type { Message } from '../Message.ts'
import { createMail } from './createMail.ts'

const POLL_MS = 1_000

async function readMessages(): Promise<readonly Message[]> {
  const response = await fetch('/messages', { cache: 'no-store' })
  const { messages } = await response.json()
  return messages
}

function createPage() {
  const summary = el('p', { class: 'summary', role: 'status' })
  const lost = el('p', { class: 'lost', role: 'alert', hidden: true })
  const empty = el(
    'p',
    { class: 'empty' },
    'No emails yet. Every email of the local system arrives here automatically.',
  )
  const list = el('ol', { id: 'mails', class: 'mails' })
  const bar = el(
    'div',
    { class: 'bar' },
    el('h1', {}, 'Latchkey mailbox'),
    summary,
    createThemeSwitch(),
  )
  document
    .getElementById('page')
    ?.replaceChildren(el('header', {}, bar), lost, el('main', { class: 'inbox' }, empty, list))
  const shown = new Map<number, HTMLElement>()
  return {
    lost,
    /**
     * Shows the mails of the inbox. Adds and removes only the mails that changed, so that an open
     * mail, the focus and the selection survive.
     */
    show(messages: readonly Message[]) {
      const ids = new Set(messages.map(({ id }) => id))
      for (const [id, node] of shown)
        if (!ids.has(id)) {
          node.remove()
          shown.delete(id)
        }
      for (const message of messages.toReversed()) {
        if (shown.has(message.id)) continue
        const node = createMail(message)
        shown.set(message.id, node)
        list.prepend(node)
      }
      empty.hidden = messages.length > 0
      setText(summary, messages.length === 1 ? '1 mail' : `${messages.length} mails`)
    },
  }
}

function start(): void {
  const page = createPage()
  const refresh = async () => {
    try {
      page.show(await readMessages())
      page.lost.hidden = true
    } catch {
      page.lost.textContent = 'The mailbox is not responding. This page shows its last state.'
      page.lost.hidden = false
    }
    if (!document.hidden) setTimeout(refresh, POLL_MS)
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh()
  })
  refresh()
}

start()
