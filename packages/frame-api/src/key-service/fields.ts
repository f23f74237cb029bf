import * as z from 'zod/mini'

/**
 * Ticket for a later release of an operator's copy: a JWT that the key service issues and later
 * verifies itself. It is opaque to all other parties.
 */
export const Ticket = z.string().check(z.regex(/^[\w-]{1,512}\.[\w-]{1,1024}\.[\w-]{1,512}$/))

/** Thumbprint of a device's public key (JWK, RFC 7638): SHA-256 in base64url. */
export const Thumbprint = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
