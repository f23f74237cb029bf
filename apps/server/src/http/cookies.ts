import { defineCookie } from '@latchkey/service'
import { linkLifetimeMs, linkRepeatMs, sessionLifetimeMs } from '../config/constants.ts'

/**
 * Cookie that binds a login or link flow at a provider to the browser that started the flow (S-71).
 */
export const linkCookie = defineCookie({
  name: '__Host-link',
  maxAgeMs: linkLifetimeMs + linkRepeatMs,
})

export const sessionCookieName = '__Host-sid'

/**
 * Cookie of a browser's session. The cookie survives a browser restart; the server decides when the
 * session ends (S-90).
 */
export const sessionCookie = defineCookie({ name: sessionCookieName, maxAgeMs: sessionLifetimeMs })

/**
 * Cookie for a browser without a session. Nonces and the CSRF token are bound to it. The browser
 * deletes the cookie when it closes.
 */
export const preSessionCookie = defineCookie({ name: '__Host-pre' })
