import { el } from '../../pages/parts/el.ts'
import type { Desk } from './createDesk.ts'
import { toCopyName } from './texts.ts'

type ActionOptions = {
  readonly label: string
  /** Name of the button for screen readers, if its label alone is not clear. */
  readonly description?: string
  readonly quiet?: boolean
  readonly act: () => Promise<void>
}

/**
 * Creates a button of the status page for an action that needs the control token. The button is
 * busy while the action runs.
 */
export function createAction(desk: Desk, options: ActionOptions): HTMLButtonElement {
  const { label, description, quiet = false, act } = options
  const button = el('button', { type: 'button', class: quiet ? 'button quiet' : 'button' }, label)
  if (description) button.setAttribute('aria-label', description)
  const lock = () => {
    button.disabled = !desk.hasToken()
    button.title = button.disabled ? 'Enter the control token first' : ''
  }
  button.addEventListener('click', async () => {
    button.setAttribute('aria-busy', 'true')
    await act()
    button.removeAttribute('aria-busy')
  })
  desk.onTokenChange(lock)
  lock()
  return button
}

const COPIED_MS = 1_200

type CopyOptions = {
  /** Name of the value that the button copies, for screen readers. */
  readonly what: string
  readonly text: string
  readonly label?: string
}

/** Creates a button of the status page that copies a text to the clipboard. */
export function createCopy(desk: Desk, { what, text, label = 'Copy' }: CopyOptions) {
  const button = el(
    'button',
    { type: 'button', class: 'copy', 'aria-label': toCopyName(label, what) },
    label,
  )
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text)
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = label
      }, COPIED_MS)
    } catch {
      desk.say({ tone: 'bad', text: 'The browser didn’t allow copying.' })
    }
  })
  return button
}

/** Creates an input of the status page with a label. */
export function createField(label: string, input: HTMLInputElement | HTMLSelectElement) {
  return el('label', { class: 'field' }, el('span', {}, label), input)
}

/** Creates a select element. Each option is a pair of value and text. */
export function createSelect(options: readonly (readonly [string, string])[]): HTMLSelectElement {
  return el('select', {}, ...options.map(([value, text]) => el('option', { value }, text)))
}

/** Creates a section of the status page with a heading. */
export function createSection(id: string, title: string, ...children: Node[]): HTMLElement {
  const heading = el('h2', { id: `${id}-title` }, title)
  return el('section', { id, 'aria-labelledby': `${id}-title` }, heading, ...children)
}
