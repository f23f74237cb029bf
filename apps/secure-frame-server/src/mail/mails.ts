import type { Mail } from './Mailer.ts'

/** Who asked for a mail (S-41). */
export type Asker = { readonly origin: string; readonly browser: string; readonly at: Date }

export type Paragraph =
  | string
  | { readonly code: string }
  | { readonly link: string; readonly label: string }

/** A time as mails name it. */
export const toTime = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
/** Origin, browser and time of who asked (S-41). */
export const toWho = ({ origin, browser, at }: Asker) => `${origin}, ${browser}, ${toTime(at)}`

/** The code of a login or of a step that needs one. */
export function toCodeMail(to: string, asker: Asker, code: string): Mail {
  return toMail(to, `Your code: ${code}`, [
    'Enter this code in the app:',
    { code },
    `Asked for by ${toWho(asker)}.`,
    'It is good for ten minutes and for that device alone. Nobody of ours ever asks you for it. If it was not you, do nothing.',
  ])
}

/** The link that approves a device (S-42). */
export function toLinkMail(to: string, asker: Asker, link: string): Mail {
  return toMail(to, 'Is this you?', [
    'A device that has not been used before asks to be let in:',
    toWho(asker),
    'If it is yours, open this page and pick the number that the app shows:',
    { link, label: 'Look at the request' },
    'The link is good for ten minutes. If it was not you, do nothing, or refuse it there.',
  ])
}

/** The notice to an old address after a change (S-43). */
export function toChangedMail(to: string, asker: Asker, link: string): Mail {
  return toMail(to, 'Your e-mail address was changed', [
    'This address no longer signs you in; another one does.',
    `Changed by ${toWho(asker)}.`,
    'If it was not you, take it back within 24 hours; that also signs out every device:',
    { link, label: 'Take the change back' },
  ])
}

/** Writes a mail as text and as HTML. */
export function toMail(to: string, subject: string, paragraphs: readonly Paragraph[]): Mail {
  const text = paragraphs.map(toText).join('\n\n')
  const html = paragraphs.map((part) => `<p>${toHtml(part)}</p>`).join('\n')
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n`,
  }
}

function toText(part: Paragraph): string {
  if (typeof part === 'string') return part
  return 'code' in part ? part.code : part.link
}

function toHtml(part: Paragraph): string {
  if (typeof part === 'string') return toSafe(part)
  if ('code' in part) return `<strong style="font-size:24px">${toSafe(part.code)}</strong>`
  return `<a href="${toSafe(part.link)}">${toSafe(part.label)}</a>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const toSafe = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
