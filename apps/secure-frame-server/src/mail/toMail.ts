import type { Mail } from '../mailer/Mailer.ts'
import { type Letter, toFacts } from './Letter.ts'
import { toHtml } from './toHtml.ts'

/** Writes a letter of the operator as a mail: the same as text and as HTML. */
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

/** What others have told may not make lines of its own. */
const toOneLine = (text: string) => text.replace(/\s+/g, ' ')
