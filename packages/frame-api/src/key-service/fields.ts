import * as z from 'zod/mini'

/** A JWT that the key service issues to itself. Opaque to all other parties. */
export const Ticket = z.string().check(z.regex(/^[\w-]{1,512}\.[\w-]{1,1024}\.[\w-]{1,512}$/))

/** JWK thumbprint by RFC 7638: SHA-256 in base64url. */
export const Thumbprint = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
