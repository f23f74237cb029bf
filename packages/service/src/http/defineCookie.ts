import type { FastifyReply, FastifyRequest } from 'fastify'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

export type CookieOptions = {
  /**
   * `__Host-…`, which needs `Secure`. Chromium (checked with 156) also keeps such a cookie on plain http for
   * `*.localhost` and loopback addresses, so no other names are needed for the local system. Ports share a jar, so
   * each service has names of its own (S-90).
   */
  readonly name: `__Host-${string}`
  /** Absent: it ends with the browser. The server decides in any case. */
  readonly maxAgeMs?: number
  /** For a page framed by other sites (S-46): `Partitioned; SameSite=None`. */
  readonly isCrossSite?: boolean
  /** `SameSite=Strict` where it is not for other sites' pages: no link of another site brings it along. */
  readonly isStrict?: boolean
}

/** Defines a cookie that holds one of our secret tokens. */
export function defineCookie({ name, maxAgeMs, isCrossSite, isStrict }: CookieOptions) {
  const attributes = {
    path: '/',
    secure: true,
    httpOnly: true,
    ...(isCrossSite
      ? ({ sameSite: 'none', partitioned: true } as const)
      : ({ sameSite: isStrict ? 'strict' : 'lax' } as const)),
  }
  return {
    /** The token; `undefined` where the cookie is missing or nothing we made. */
    read(request: FastifyRequest): string | undefined {
      const value = request.cookies[name]
      return value !== undefined && tokenPattern.test(value) ? value : undefined
    },
    /** Hands the token out. */
    set(reply: FastifyReply, token: string): void {
      const age = maxAgeMs === undefined ? {} : { maxAge: maxAgeMs / 1_000 }
      reply.setCookie(name, token, { ...attributes, ...age })
    },
    /** Takes it back. */
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes)
    },
  }
}
