import { defineCookie } from '@latchkey/service'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { grantLifetimeMs, sessionLifetimeMs, socialLifetimeMs } from '../constants.ts'

type CookieConfig = { readonly crossSite: boolean }

/** The session of a device (S-46). Partitioned where other sites embed the frame. */
export const sessionCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({ name: '__Host-frame', maxAgeMs: sessionLifetimeMs, isCrossSite: crossSite })

const own = { path: '/', secure: true, httpOnly: true } as const
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/**
 * Binds a social login to the browser it began in (S-72). Set in the frame, read in the pop-up: with other sites
 * around the frame it can be neither strict nor partitioned.
 */
export const flowCookie = {
  read: (request: FastifyRequest) => readToken(request, '__Host-flow'),
  set(reply: FastifyReply, token: string, { crossSite }: CookieConfig): void {
    const sameSite = crossSite ? 'none' : 'lax'
    reply.setCookie('__Host-flow', token, { ...own, sameSite, maxAge: socialLifetimeMs / 1_000 })
  },
}

/** Lets the top-level pages of this browser take part in a recovery (S-25). */
export const recoveryCookie = {
  read: (request: FastifyRequest) => readToken(request, '__Host-recovery'),
  set(reply: FastifyReply, token: string): void {
    const maxAge = grantLifetimeMs / 1_000
    reply.setCookie('__Host-recovery', token, { ...own, sameSite: 'strict', maxAge })
  },
}

function readToken(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name]
  return value !== undefined && tokenPattern.test(value) ? value : undefined
}
