import { defineCookie } from '@latchkey/service'
import { linkLifetimeMs, linkRepeatMs, sessionLifetimeMs } from '../config/constants.ts'

/** Binds what a browser began at a provider (S-71). */
export const linkCookie = defineCookie({
  name: '__Host-link',
  maxAgeMs: linkLifetimeMs + linkRepeatMs,
})

export const sessionCookieName = '__Host-sid'

/** The session of a browser. It outlives the browser; the server decides when it ends (S-90). */
export const sessionCookie = defineCookie({ name: sessionCookieName, maxAgeMs: sessionLifetimeMs })

/** Binds nonces and the CSRF token of a browser that is not signed in; it ends with the browser. */
export const preSessionCookie = defineCookie({ name: '__Host-pre' })
