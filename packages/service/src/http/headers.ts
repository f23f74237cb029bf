import { hstsSeconds } from '../config/constants.ts'

/** Features of the browser that pages of ours do not use (S-112), but for those that say so. */
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

/** A set of headers by lower-case name. */
export type Headers = Readonly<Record<string, string>>

/** Sources by directive, e.g. `{ 'script-src': ["'self'"] }`. An empty list is `'none'`. */
export type Directives = Readonly<Record<string, readonly string[]>>

export type HeaderOptions = {
  /** Absent: no page calls. */
  readonly publicOrigin?: string
  readonly directives: Directives
  /** COOP: `unsafe-none` only for pop-up pages that must answer their opener. */
  readonly openerPolicy: 'same-origin' | 'same-origin-allow-popups' | 'unsafe-none'
  readonly referrerPolicy: 'strict-origin-when-cross-origin' | 'strict-origin' | 'no-referrer'
  /** What this very page uses, in no frame of it. */
  readonly usedFeatures?: readonly BrowserFeature[]
  /** CORP. A page that other sites frame needs `cross-origin` where they ask for it (COEP). */
  readonly resourcePolicy: 'same-origin' | 'same-site' | 'cross-origin'
}

/** Headers of an answer of one class, errors included (S-110, S-111, S-112). */
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

/** Writes a content security policy. */
export function toContentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ')
}
