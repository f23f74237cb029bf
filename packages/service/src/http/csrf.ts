import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { RefusalError } from './RefusalError.ts'

/**
 * Derives the CSRF token from the cookie of the session or pre-session. Pages cannot read this
 * cookie, and other sites can neither read nor set it. The token does not reveal the cookie.
 */
export function toCsrfToken(cookieToken: string): string {
  return createHmac('sha256', cookieToken).update('latchkey/csrf/v1').digest('base64url')
}

/**
 * Rejects a state-changing request that does not come from a page of the server's origin. The check
 * is sufficient only for requests that carry another secret instead of the CSRF token: a proof by a
 * key, or a one-time secret.
 *
 * @throws {RefusalError} `unsupported_media_type` or `origin_refused`.
 */
export function requireSameOrigin({ headers }: FastifyRequest, publicOrigin: string): void {
  if (!/^application\/json(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new RefusalError('unsupported_media_type')
  }
  const site = headers['sec-fetch-site']
  if (headers.origin !== publicOrigin || (site !== undefined && site !== 'same-origin')) {
    throw new RefusalError('origin_refused')
  }
}

/**
 * Rejects a state-changing request unless the service's own page sent it with the CSRF token
 * (S-91).
 *
 * @param cookieToken - Token of the session cookie, else of the pre-session cookie; `undefined` if
 * the browser has neither.
 * @throws {RefusalError} `unsupported_media_type`, `origin_refused` or `csrf_invalid`.
 */
export function requireSamePage(
  request: FastifyRequest,
  publicOrigin: string,
  cookieToken: string | undefined,
): void {
  requireSameOrigin(request, publicOrigin)
  const token = request.headers['x-csrf']
  const isRight =
    cookieToken !== undefined &&
    typeof token === 'string' &&
    isEqual(token, toCsrfToken(cookieToken))
  if (!isRight) throw new RefusalError('csrf_invalid')
}

function isEqual(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
