import { createThemeSwitch } from '../../pages/parts/createThemeSwitch.ts'
import { el, setText } from '../../pages/parts/el.ts'
import type { Message } from '../Message.ts'
import { createMail } from './createMail.ts'

const POLL_MS = 1_000
/** Number of mails that the page shows first, and adds with each press. */
const PAGE_SIZE = 20

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
  const older = el(
    'button',
    { type: 'button', class: 'button quiet', hidden: true },
    'Show older mails',
  )
  const bar = el(
    'div',
    { class: 'bar' },
    el('h1', {}, 'Latchkey mailbox'),
    summary,
    createThemeSwitch(),
  )
  document
    .getElementById('page')
    ?.replaceChildren(
      el('header', {}, bar),
      lost,
      el('main', { class: 'inbox' }, empty, list, older),
    )
  const showList = createList(list)
  let limit = PAGE_SIZE
  let known: readonly Message[] = []
  function show(messages: readonly Message[]) {
    known = messages
    showList(messages.slice(0, limit))
    older.hidden = messages.length <= limit
    empty.hidden = messages.length > 0
    setText(summary, messages.length === 1 ? '1 mail' : `${messages.length} mails`)
  }
  older.addEventListener('click', () => {
    limit += PAGE_SIZE
    show(known)
  })
  return { lost, show }
}

/**
 * Returns a function that shows mails, newest first. It adds and removes only the mails that
 * changed, so that an open mail, the focus and the selection survive.
 */
function createList(list: HTMLElement): (messages: readonly Message[]) => void {
  const shown = new Map<number, HTMLElement>()
  return (messages) => {
    const ids = new Set(messages.map(({ id }) => id))
    for (const [id, node] of shown)
      if (!ids.has(id)) {
        node.remove()
        shown.delete(id)
      }
    for (const [index, message] of messages.entries()) {
      if (shown.has(message.id)) continue
      const node = createMail(message)
      shown.set(message.id, node)
      list.insertBefore(node, list.children[index] ?? null)
    }
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
