export type TextPart = { readonly text: string; readonly isLink: boolean }

const link = /https?:\/\/[^\s<>"]*[^\s<>".,;:)]/g

/** Splits a mail's text into URLs and the texts between them. */
export function splitLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isLink: false })
    parts.push({ text: match[0], isLink: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), isLink: false })
  return parts
}
