import * as z from 'zod/mini'

/** A JWT of the key service for itself; to everybody else an opaque text. */
export const Ticket = z.string().check(z.regex(/^[\w-]{1,512}\.[\w-]{1,1024}\.[\w-]{1,512}$/))

/** RFC 7638, SHA-256, base64url. */
export const Thumbprint = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
