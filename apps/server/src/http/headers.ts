import { type Headers, securityHeaders as toSecurityHeaders } from '@latchkey/service'

export type HeaderOptions = {
  readonly publicOrigin: string
  readonly connectOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
  /** Of a page a provider comes back to, whose address has its answer: that goes to nobody, us included (S-71). */
  readonly isCallback?: boolean
  /** Of the app's icon: wallets show it on pages of their own. */
  readonly isIcon?: boolean
}

const callbackPaths = ['/openloot-callback', '/openloot-sandbox-callback', '/discord-callback']

/** Says whether an address is one that a provider comes back to. */
export const isCallbackUrl = (url: string | undefined): boolean =>
  callbackPaths.includes(url?.split('?')[0] ?? '')

/** Says whether an address is the app's icon, as the kit names it to wallets. */
export const isIconUrl = (url: string | undefined): boolean => url?.split('?')[0] === '/favicon.svg'

/** Headers of every answer, errors included (S-110, S-112). */
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
