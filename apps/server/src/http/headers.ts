import { hstsSeconds } from '../constants.ts'

export type HeaderOptions = {
  readonly publicOrigin: string
  readonly connectOrigins: readonly string[]
}

/** Features of the browser that no page of ours uses (S-112). */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Headers of every answer, errors included (S-110, S-112). */
export function securityHeaders(options: HeaderOptions): Readonly<Record<string, string>> {
  const isHttps = options.publicOrigin.startsWith('https:')
  return {
    'content-security-policy': contentSecurityPolicy(options.connectOrigins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isHttps && {
      'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
    }),
  }
}

function contentSecurityPolicy(origins: readonly string[]): string {
  const more = origins.map((origin) => ` ${origin}`).join('')
  const images = origins
    .filter((origin) => origin.startsWith('http'))
    .map((origin) => ` ${origin}`)
    .join('')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob:${images}`,
    "font-src 'self'",
    `connect-src 'self'${more}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report',
  ].join('; ')
}
