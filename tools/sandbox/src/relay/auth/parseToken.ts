import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod'
import { decodeBase58 } from './decodeBase58.ts'

const Header = z.object({ alg: z.literal('EdDSA'), typ: z.literal('JWT') })
const Payload = z.object({
  iss: z.string().regex(/^did:key:z[1-9A-HJ-NP-Za-km-z]{40,60}$/),
  sub: z.string().min(1).max(128),
  aud: z.string().min(1).max(512),
  iat: z.number().int().nonnegative(),
  exp: z.number().int().nonnegative(),
})
export type TokenPayload = z.infer<typeof Payload>

/** Maximum length of a client's token in characters. Those of real clients have about 400. */
const maxLength = 2_048
const prefixOfEd25519 = Buffer.from('ed01', 'hex')
const prefixOfSpki = Buffer.from('302a300506032b6570032100', 'hex')

function toKey(iss: string) {
  const bytes = Buffer.from(decodeBase58(iss.slice('did:key:z'.length)) ?? [])
  if (bytes.length !== 34 || !bytes.subarray(0, 2).equals(prefixOfEd25519)) return undefined
  const key = Buffer.concat([prefixOfSpki, bytes.subarray(2)])
  return createPublicKey({ key, format: 'der', type: 'spki' })
}

function readJson(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
}

/**
 * Parses the token (JWT) with which a client authenticates at the relay, and verifies its
 * signature. Returns `undefined` if either is invalid.
 */
export function parseToken(token: string): TokenPayload | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (token.length > maxLength || rest.length > 0) return undefined
  try {
    Header.parse(readJson(header))
    const parsed = Payload.parse(readJson(payload))
    const key = toKey(parsed.iss)
    const signed = Buffer.from(`${header}.${payload}`)
    if (!key || !verify(null, signed, key, Buffer.from(signature, 'base64url'))) return undefined
    return parsed
  } catch {
    return undefined
  }
}
