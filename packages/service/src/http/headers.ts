import { hstsSeconds } from '../config/constants.ts'

/** Browser features that pages disable (S-112), except those in `usedFeatures`. */
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

/** Headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>

/** Sources by directive, e.g. `{ 'script-src': ["'self'"] }`. An empty list is `'none'`. */
export type Directives = Readonly<Record<string, readonly string[]>>

export type HeaderOptions = {
  /** Absent if no page calls the server. */
  readonly publicOrigin?: string
  readonly directives: Directives
  /** COOP: `unsafe-none` only for pop-up pages that must answer their opener. */
  readonly openerPolicy: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none'
  readonly referrerPolicy: 'strict-origin-when-cross-origin' | 'strict-origin' | 'no-referrer'
  /** Features that this page uses itself; its frames cannot use them. */
  readonly usedFeatures?: readonly BrowserFeature[]
  /** CORP. A page framed by other sites needs `cross-origin` if they require it (COEP). */
  readonly resourcePolicy: 'same-origin' | 'same-site' | 'cross-origin'
}

/** Returns the headers for one class of answers, errors included (S-110, S-111, S-112). */
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

/** Formats a content security policy. */
export function toContentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ')
}
