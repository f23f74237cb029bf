import { type Headers, securityHeaders as toSecurityHeaders } from '@latchkey/service'

export type HeaderOptions = {
  readonly publicOrigin: string
  readonly connectOrigins: readonly string[]
  readonly frameOrigins: readonly string[]
}

/** Headers of every answer, errors included (S-110, S-112). */
export function securityHeaders(options: HeaderOptions): Headers {
  const { publicOrigin, connectOrigins, frameOrigins } = options
  const imageOrigins = connectOrigins.filter((origin) => origin.startsWith('http'))
  return toSecurityHeaders({
    publicOrigin,
    openerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    resourcePolicy: 'same-origin',
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
