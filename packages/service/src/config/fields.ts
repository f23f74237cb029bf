import * as z from 'zod'

const keyBytes = 32

/** 32 random bytes in base64 or base64url. */
export const SecretKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyBytes, 'has to be 32 bytes in base64')

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
