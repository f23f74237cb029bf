import {
  type Directives,
  type HeaderOptions,
  type Headers,
  securityHeaders,
} from '@latchkey/service'

/**
 * A page of the secure origin: its file in the built frame, and permissions that only some pages
 * need.
 */
type Page = {
  readonly file: string
  readonly answersOpener: boolean
  /** Whether the page creates or requests passkeys (S-35). */
  readonly usesPasskeys?: boolean
}

/**
 * Top-level pages of the secure origin by URL path. The path of the callback may end with a
 * provider's name (S-72).
 */
export const topLevelPages: Readonly<Record<string, Page>> = {
  '/loading': { file: 'loading.html', answersOpener: true },
  '/social/callback': { file: 'callback.html', answersOpener: true },
  '/device': { file: 'device.html', answersOpener: false },
  '/recover': { file: 'recover.html', answersOpener: false, usesPasskeys: true },
  '/dashboard': { file: 'dashboard.html', answersOpener: false, usesPasskeys: true },
  '/wallet': { file: 'wallet.html', answersOpener: true, usesPasskeys: true },
  '/approve': { file: 'approve.html', answersOpener: true, usesPasskeys: true },
}

export const framePath = '/sdk'
export const frameFile = 'sdk.html'

const passkeyFeatures = ['publickey-credentials-create', 'publickey-credentials-get'] as const

/** Finds the top-level page of a URL path. Returns `undefined` for any other path. */
export function findPage(path: string): Page | undefined {
  const name = path.replace(/^(\/social\/callback)\/[a-z]{1,16}$/, '$1')
  return Object.hasOwn(topLevelPages, name) ? topLevelPages[name] : undefined
}

export type PageHeaderOptions = {
  readonly publicOrigin: string
  /**
   * Origins that the frame may connect to by its content security policy: RPC URLs and additional
   * configured origins.
   */
  readonly connectOrigins: readonly string[]
}

/** Creates the security headers for each kind of response (S-110, S-111, S-112). */
export function createPageHeaders({ publicOrigin, connectOrigins }: PageHeaderOptions) {
  const common = {
    publicOrigin,
    referrerPolicy: 'no-referrer',
    openerPolicy: 'same-origin',
    resourcePolicy: 'same-origin',
  } as const
  const document = (frameAncestors: readonly string[]): Directives => ({
    'default-src': [],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'worker-src': ["'self'"],
    'frame-src': [],
    'form-action': ["'self'"],
    'base-uri': [],
    'object-src': [],
    'frame-ancestors': frameAncestors,
    'require-trusted-types-for': ["'script'"],
    'report-uri': ['/api/csp-report'],
  })
  const build = (options: Pick<HeaderOptions, 'directives'> & Partial<HeaderOptions>): Headers =>
    securityHeaders({ ...common, ...options })

  return {
    /** Security headers of API responses, files and errors. */
    data: build({ directives: { 'default-src': [], 'frame-ancestors': [] } }),
    topLevel: ({ answersOpener, usesPasskeys }: Omit<Page, 'file'>): Headers =>
      build({
        directives: document([]),
        openerPolicy: answersOpener ? 'unsafe-none' : 'same-origin',
        usedFeatures: usesPasskeys ? passkeyFeatures : [],
      }),
    /** Headers of the frame, which only the project's own origins may embed. */
    frame: (origins: readonly string[]): Headers =>
      build({
        directives: document(origins),
        openerPolicy: 'unsafe-none',
        resourcePolicy: 'cross-origin',
      }),
    /** Headers of the document for an unknown path. Only its own style may apply. */
    missing: (styleHash: string): Headers =>
      build({
        directives: {
          'default-src': [],
          'style-src': [`'sha256-${styleHash}'`],
          'img-src': ["'self'"],
          'base-uri': [],
          'form-action': [],
          'frame-ancestors': [],
        },
      }),
    /**
     * Headers of the refusal document (S-04). Any site may embed it, because it contains only the
     * refusal.
     */
    refusal: (scriptHash: string): Headers =>
      build({
        directives: {
          'default-src': [],
          'script-src': [`'sha256-${scriptHash}'`],
          'base-uri': [],
          'form-action': [],
        },
        openerPolicy: 'unsafe-none',
        resourcePolicy: 'cross-origin',
      }),
  }
}

export type PageHeaders = ReturnType<typeof createPageHeaders>
