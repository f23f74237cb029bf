import PostalMime from 'postal-mime'
import type { Message } from './Message.ts'

const unique = (texts: readonly string[]) => [...new Set(texts)]

/** Finds the login codes in a mail's text: numbers of six digits. */
export function findCodes(text: string): readonly string[] {
  return unique(text.match(/(?<![\w#=/-])\d{6}(?![\w/-])/g) ?? [])
}

/** Finds the URLs in a mail's text. Punctuation after a URL does not belong to it. */
export function findLinks(text: string): readonly string[] {
  return unique(
    (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((url) => url.replace(/[.,;:)]+$/, '')),
  )
}

/**
 * Parses a raw mail. If the mail has no text part, the text is extracted from its HTML. `html` is
 * the HTML part, if there is one.
 */
export async function parseMessage(
  raw: Uint8Array,
): Promise<Omit<Message, 'id' | 'receivedAt' | 'to'> & { readonly html: string | undefined }> {
  const mail = await PostalMime.parse(raw)
  const subject = mail.subject ?? ''
  const text = (mail.text ?? toPlain(mail.html ?? '')).trim()
  const { name = '', address = '' } = mail.from ?? {}
  return {
    from: name ? `${name} <${address}>` : address,
    subject,
    text,
    hasHtml: Boolean(mail.html),
    html: mail.html,
    codes: findCodes(`${subject}\n${text}`),
    links: findLinks(text),
  }
}

const toPlain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
