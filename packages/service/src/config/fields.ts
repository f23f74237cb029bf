import { isIP } from 'node:net'
import * as z from 'zod'

const keyBytes = 32
const addressBits: Readonly<Record<number, number>> = { 4: 32, 6: 128 }
const proxyNames: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  none: [],
}

/** Creates a configuration field whose environment variable contains JSON. */
export function jsonField<schema extends z.ZodType>(schema: schema) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('has to be JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
}

/** Configuration field of a secret key: 32 random bytes in base64 or base64url. */
export const SecretKey = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === keyBytes, 'has to be 32 bytes in base64')

/** Configuration field with an http(s) or ws(s) origin, without a path. */
export const WebOrigin = z.string().refine(isWebOrigin, 'has to be an origin without a path')

/** Configuration field with origins separated by spaces; `[]` for an empty text. */
export const WebOrigins = z.string().default('').transform(toWords).pipe(z.array(WebOrigin))

/**
 * Networks whose proxies may report the client's address: addresses or prefixes, separated by
 * spaces. `loopback` is this machine; `none` trusts no proxy.
 */
export const TrustedProxies = z
  .string()
  .default('loopback')
  .transform((text) => toWords(text).flatMap((word) => proxyNames[word] ?? [word]))
  .pipe(z.array(z.string().refine(isNetwork, 'has to be networks, such as 10.0.0.0/8, and spaces')))

/** Splits the value of a configuration field at white space; `[]` for an empty text. */
export function toWords(text: string): string[] {
  return text.split(/\s+/).filter((part) => part !== '')
}

/**
 * Returns whether a text is an IP address or a prefix such as `10.0.0.0/8`. Rejects a prefix length
 * of 0, because it would trust every address.
 */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = addressBits[isIP(address)]
  if (bits === undefined || rest.length > 0) return false
  return prefix === undefined || (/^[1-9][0-9]{0,2}$/.test(prefix) && Number(prefix) <= bits)
}

function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, host } = new URL(text)
  return /^(https?|wss?):$/.test(protocol) && text === `${protocol}//${host}`
}
