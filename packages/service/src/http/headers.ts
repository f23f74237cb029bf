import { hstsSeconds } from '../config/constants.ts'

/** Browser features that pages disable (S-112), unless `usedFeatures` names them. */
const features = [
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
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

export type BrowserFeature = (typeof features)[number]

/** HTTP headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>

/**
 * Allowed sources by CSP directive, e.g. `{ 'script-src': ["'self'"] }`. An empty list is `'none'`.
 */
export type Directives = Readonly<Record<string, readonly string[]>>

export type HeaderOptions = {
  /** Origin of the server as browsers see it; absent if no page calls the server. */
  readonly publicOrigin?: string
  readonly directives: Directives
  /**
   * Value of the header `Cross-Origin-Opener-Policy`. `unsafe-none` is only for pop-up pages that
   * must answer their opener.
   */
  readonly openerPolicy: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none'
  readonly referrerPolicy: 'strict-origin-when-cross-origin' | 'strict-origin' | 'no-referrer'
  /** Browser features that the page itself uses. Frames in the page still cannot use them. */
  readonly usedFeatures?: readonly BrowserFeature[]
  /**
   * Value of the header `Cross-Origin-Resource-Policy`. A page that other sites frame needs
   * `cross-origin` if these sites use COEP.
   */
  readonly resourcePolicy: 'same-origin' | 'same-site' | 'cross-origin'
}

/**
 * Returns the security headers for one kind of response, including error responses (S-110, S-111,
 * S-112).
 */
export function securityHeaders(options: HeaderOptions): Headers {
  const isHttps = options.publicOrigin?.startsWith('https:')
  return {
    'content-security-policy': toContentSecurityPolicy(options.directives),
    'x-content-type-options': 'nosniff',
    'referrer-policy': options.referrerPolicy,
    'permissions-policy': toPermissionsPolicy(options.usedFeatures ?? []),
    'origin-agent-cluster': '?1',
    'cross-origin-resource-policy': options.resourcePolicy,
    'cross-origin-opener-policy': options.openerPolicy,
    ...(isHttps && {
      'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains`,
    }),
  }
}

const toPermissionsPolicy = (used: readonly BrowserFeature[]) =>
  features.map((name) => `${name}=(${used.includes(name) ? 'self' : ''})`).join(', ')

/**
 * Formats content security policy directives as the value of the `Content-Security-Policy` header.
 */
export function toContentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ')
}
