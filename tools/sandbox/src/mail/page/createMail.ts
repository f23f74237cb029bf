import { el } from '../../pages/parts/el.ts'
import type { Message } from '../Message.ts'
import { splitLinks } from './splitLinks.ts'

const COPIED_MS = 1_200

async function copy(code: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    // The page may not write to the clipboard. The code is selected, so that the user can copy it.
    getSelection()?.selectAllChildren(button)
    return
  }
  button.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = code
  }, COPIED_MS)
}

function createCode(code: string): HTMLElement {
  const label = `Copy code ${code}`
  const button = el('button', { type: 'button', class: 'button code', 'aria-label': label }, code)
  button.addEventListener('click', () => copy(code, button))
  return button
}

function createText(text: string): HTMLElement {
  const parts = splitLinks(text).map((part) =>
    part.isLink
      ? el('a', { href: part.text, target: '_blank', rel: 'noopener noreferrer' }, part.text)
      : part.text,
  )
  return el('div', { class: 'text' }, ...parts)
}

/** Creates the part that shows the mail as a mail program does. Loads it when it is opened. */
function createHtml(id: number): HTMLElement {
  const part = el('details', {}, el('summary', {}, 'As sent'))
  part.addEventListener(
    'toggle',
    () => part.append(el('iframe', { src: `/messages/${id}/html`, title: 'Mail as sent' })),
    { once: true },
  )
  return part
}

/**
 * Creates the element that shows a mail: sender, recipients, date, a button for each code that
 * copies it, and on demand its text with links and its HTML.
 */
export function createMail(message: Message): HTMLElement {
  const { id, from, to, receivedAt, subject, text, codes, hasHtml } = message
  const time = new Date(receivedAt)
  return el(
    'li',
    { class: 'mail' },
    el('h2', {}, subject || 'No subject'),
    el(
      'p',
      { class: 'muted' },
      `To ${to.join(', ')}, from ${from}, `,
      el('time', { datetime: receivedAt }, time.toLocaleTimeString('en-GB')),
    ),
    ...(codes.length > 0 ? [el('p', { class: 'together' }, ...codes.map(createCode))] : []),
    el('details', {}, el('summary', {}, 'Text'), createText(text)),
    ...(hasHtml ? [createHtml(id)] : []),
  )
}
