import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionLifetimeMs } from '../constants.ts'

/**
 * `__Host-` cookies need `Secure`. Chromium (checked with 156) also keeps them on plain http for `*.localhost` and
 * loopback addresses, so no other names are needed for the local system.
 */
const sessionCookie = '__Host-sid'
/** Binds nonces and the CSRF token of a browser that is not signed in. */
const preSessionCookie = '__Host-pre'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

function read(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return value !== undefined && tokenPattern.test(value) ? value : undefined
}

export const readSessionToken = (request: FastifyRequest) => read(request, sessionCookie)
export const readPreSessionToken = (request: FastifyRequest) => read(request, preSessionCookie)

/** Hands out the cookie of a session. It outlives the browser; the server decides when it ends. */
export function setSessionToken(reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, { ...attributes, maxAge: sessionLifetimeMs / 1_000 })
}

/** Hands out the cookie of a browser that is not signed in; it ends with the browser. */
export function setPreSessionToken(reply: FastifyReply, token: string): void {
  reply.setCookie(preSessionCookie, token, attributes)
}

/** Removes the session cookie. */
export function clearSessionToken(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes)
}

/** Removes the pre-session cookie. */
export function clearPreSessionToken(reply: FastifyReply): void {
  reply.clearCookie(preSessionCookie, attributes)
}
