import type { FastifyReply, FastifyRequest } from 'fastify'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

export type CookieOptions = {
  /**
   * Name of the cookie, with the prefix `__Host-` that requires `Secure`. Chromium (checked with
   * 156) also stores such a cookie on plain http for `*.localhost` and loopback addresses, so the
   * local system needs no other names. All ports share one cookie jar, so each service uses
   * different names (S-90).
   */
  readonly name: `__Host-${string}`
  /**
   * Lifetime in the browser; absent for a cookie that ends with the browser. The server enforces
   * its own lifetime in any case.
   */
  readonly maxAgeMs?: number
  /** Whether other sites frame the page, which needs `Partitioned; SameSite=None` (S-46). */
  readonly isCrossSite?: boolean
  /**
   * Whether the cookie has `SameSite=Strict`, so that links from other sites do not send it. Only
   * for cookies that are not cross-site.
   */
  readonly isStrict?: boolean
}

/** Defines a cookie that contains a secret token, with functions to read, set and clear it. */
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
    /**
     * Returns the token of the request's cookie; `undefined` if the cookie is missing or malformed.
     */
    read(request: FastifyRequest): string | undefined {
      const value = request.cookies[name]
      return value !== undefined && tokenPattern.test(value) ? value : undefined
    },
    /** Sets the cookie with this token on a response. */
    set(reply: FastifyReply, token: string): void {
      const age = maxAgeMs === undefined ? {} : { maxAge: maxAgeMs / 1_000 }
      reply.setCookie(name, token, { ...attributes, ...age })
    },
    /** Deletes the cookie in the browser. */
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, attributes)
    },
  }
}
