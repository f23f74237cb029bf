import { type Headers, securityHeaders as toSecurityHeaders } from '@latchkey/service'

export type HeaderOptions = {
  readonly publicOrigin: string
  readonly connectOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
  /**
   * True for a page that a login provider redirects to. Its URL contains the provider's answer, so
   * the page sends no Referer, not even to its own origin (S-71).
   */
  readonly isCallback?: boolean
  /**
   * True for the app's icon. Wallets load it from their own pages, so it may be read from other
   * origins.
   */
  readonly isIcon?: boolean
}

const callbackPaths = ['/openloot-callback', '/openloot-sandbox-callback', '/discord-callback']

/** Returns whether a URL belongs to a page to which login providers redirect. */
export const isCallbackUrl = (url: string | undefined): boolean =>
  callbackPaths.includes(url?.split('?')[0] ?? '')

/** Returns whether a URL points to the app's icon, which the kit passes to wallets. */
export const isIconUrl = (url: string | undefined): boolean => url?.split('?')[0] === '/favicon.svg'

/**
 * Returns the security headers of an HTTP response. Error responses get them too (S-110, S-112).
 */
export function securityHeaders(options: HeaderOptions): Headers {
  const { publicOrigin, connectOrigins, frameOrigins, isCallback = false, isIcon } = options
  const imageOrigins = connectOrigins.filter((origin) => origin.startsWith('http'))
  return toSecurityHeaders({
    publicOrigin,
    openerPolicy: 'same-origin-allow-popups',
    referrerPolicy: isCallback ? 'no-referrer' : 'strict-origin-when-cross-origin',
    resourcePolicy: isIcon ? 'cross-origin' : 'same-origin',
    directives: {
      'default-src': [],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:', ...imageOrigins],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...connectOrigins],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': frameOrigins,
      'form-action': ["'self'"],
      'base-uri': [],
      'object-src': [],
      'frame-ancestors': [],
      'report-uri': ['/api/csp-report'],
    },
  })
}
