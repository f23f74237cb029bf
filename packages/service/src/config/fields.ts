import * as z from 'zod'

/** An http(s) or ws(s) origin, nothing behind it. */
export const WebOrigin = z.string().refine(isWebOrigin, 'has to be an origin without a path')

/** Origins separated by spaces; none: `[]`. */
export const WebOrigins = z.string().default('').transform(toWords).pipe(z.array(WebOrigin))

/** The words of a text; none: `[]`. */
export function toWords(text: string): string[] {
  return text.split(/\s+/).filter((part) => part !== '')
}

function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host } = new URL(text)
  return /^(https?|wss?):$/.test(protocol) && text === `${protocol}//${host}`
}
