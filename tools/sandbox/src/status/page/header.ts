import { createThemeSwitch } from '../../pages/parts/createThemeSwitch.ts'
import { el, setText } from '../../pages/parts/el.ts'
import type { State } from '../State.ts'
import { createField } from './controls.ts'
import type { Desk } from './createDesk.ts'
import type { CreatePart } from './Part.ts'

function toSummary({ services, trap }: State): readonly [string, string] {
  const down = services.filter(({ state }) => state !== 'running')
  if (down.length > 0) {
    const names = down.map(({ title }) => title).join(', ')
    return ['bad', `Not running: ${names}`]
  }
  const faulty = services.filter(({ fault }) => fault)
  if (faulty.length > 0 || trap) return ['warn', 'Running, with faults set']
  return ['good', 'Everything is running']
}

/**
 * Creates the status page's input for the control token. If the page has the token, creates a note
 * that buttons work.
 */
function createTokenBar(desk: Desk): HTMLElement {
  const input = el('input', {
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
  })
  const form = el(
    'form',
    { class: 'token' },
    createField('Control token, from the terminal or .sandbox/manifest.json', input),
    el('button', { type: 'submit', class: 'button primary' }, 'Unlock buttons'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    desk.setToken(input.value.trim())
    input.value = ''
  })
  const show = () => {
    form.hidden = desk.hasToken()
  }
  desk.onTokenChange(show)
  show()
  return form
}

/** Creates the status page's header: name, overall state, button for the theme, and token. */
export const createHeader: CreatePart = (_, desk) => {
  const summary = el('p', { class: 'summary', role: 'status' })
  const node = el(
    'header',
    {},
    el('div', { class: 'bar' }, el('h1', {}, 'Latchkey sandbox'), summary, createThemeSwitch()),
    createTokenBar(desk),
  )
  return {
    node,
    update: (state) => {
      const [tone, text] = toSummary(state)
      summary.dataset['tone'] = tone
      setText(summary, text)
    },
  }
}
