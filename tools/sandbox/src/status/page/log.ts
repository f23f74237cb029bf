import { el } from '../../pages/parts/el.ts'
import type { State } from '../State.ts'
import { createField, createSection, createSelect } from './controls.ts'
import type { CreatePart } from './Part.ts'

function toLine({ at, from, text }: State['log'][number]): HTMLElement {
  return el(
    'li',
    {},
    el('time', {}, new Date(at).toLocaleTimeString('en-US')),
    el('b', {}, from),
    el('span', {}, text),
  )
}

/**
 * Creates the status page's list of the latest log lines, of one service or of all. If it is
 * scrolled to the end, it follows new lines.
 */
export const createLog: CreatePart = (first) => {
  const choice = createSelect([
    ['', 'all services'],
    ...first.services.map(({ name, title }) => [name, title] as const),
  ])
  const list = el('ol', { class: 'log', tabindex: 0, 'aria-label': 'Log' })
  let shown = ''
  let latest = first
  const show = () => {
    const lines = latest.log.filter(({ from }) => !choice.value || from === choice.value)
    const mark = `${choice.value} ${lines.length} ${lines.at(-1)?.at} ${lines.at(-1)?.text}`
    if (mark === shown) return
    shown = mark
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40
    list.replaceChildren(
      ...(lines.length > 0 ? lines.map(toLine) : [el('li', { class: 'muted' }, 'No output yet.')]),
    )
    if (atEnd) list.scrollTop = list.scrollHeight
  }
  choice.addEventListener('change', show)
  return {
    node: createSection('log', 'Log', createField('of', choice), list),
    update: (state) => {
      latest = state
      show()
    },
  }
}
