import { defineCookie } from '@latchkey/service'
import { grantLifetimeMs, sessionLifetimeMs, socialLifetimeMs } from '../config/constants.ts'

type CookieConfig = { readonly crossSite: boolean }

/** Session cookie of a device (S-46). Partitioned if other sites embed the frame. */
export const sessionCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({ name: '__Host-frame', maxAgeMs: sessionLifetimeMs, isCrossSite: crossSite })

/**
 * Cookie that binds a social login to the browser in which it started (S-72). The frame sets it. If
 * the browser separates the cookies of frame and pop-up, the pop-up sends its request through the
 * frame (decision 0017).
 */
export const flowCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({ name: '__Host-flow', maxAgeMs: socialLifetimeMs, isCrossSite: crossSite })

/** Cookie that lets top-level pages of this browser take part in a recovery (S-25). */
export const recoveryCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({
    name: '__Host-recovery',
    maxAgeMs: grantLifetimeMs,
    isCrossSite: crossSite,
    isStrict: true,
  })
