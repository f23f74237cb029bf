import type { Mail } from '../mailer/Mailer.ts'
import { type Letter, toFacts } from './Letter.ts'
import { toHtml } from './toHtml.ts'

/** Renders a letter as a mail with the same content as text and as HTML. */
export function toMail(
  letter: Letter,
  { to, operator }: { readonly to: string; readonly operator: string },
): Mail {
  return {
    to,
    subject: toOneLine(letter.subject.replace('{operator}', () => operator)),
    text: toText(letter),
    html: toHtml(letter, operator),
  }
}

function toText({ sentence, code, button, notes = [], asker, disownLink }: Letter): string {
  const paragraphs = [
    sentence,
    code,
    button && `${button.label}: ${button.link}`,
    ...notes,
    toFacts(asker)
      .map(([label, value]) => `${label}: ${toOneLine(value)}`)
      .join('\n'),
    disownLink !== undefined ? `${asker.messages.facts.notMe}: ${disownLink}` : undefined,
  ]
  return `${paragraphs.filter((part) => part !== undefined).join('\n\n')}\n`
}

/** Replaces line breaks by spaces, so that untrusted text cannot add lines to the mail. */
const toOneLine = (text: string) => text.replace(/\s+/g, ' ')
