import { defineCookie } from '@latchkey/service'
import { linkLifetimeMs, linkRepeatMs, sessionLifetimeMs } from '../config/constants.ts'

/** Binds a link flow to the browser that started it (S-71). */
export const linkCookie = defineCookie({
  name: '__Host-link',
  maxAgeMs: linkLifetimeMs + linkRepeatMs,
})

export const sessionCookieName = '__Host-sid'

/**
 * The session of a browser. The cookie survives a browser restart; the server decides when the
 * session ends (S-90).
 */
export const sessionCookie = defineCookie({ name: sessionCookieName, maxAgeMs: sessionLifetimeMs })

/**
 * Cookie for a browser without a session. Nonces and the CSRF token are bound to it. The browser
 * deletes the cookie when it closes.
 */
export const preSessionCookie = defineCookie({ name: '__Host-pre' })
