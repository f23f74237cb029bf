import { defineCookie } from '@latchkey/service'
import { grantLifetimeMs, sessionLifetimeMs, socialLifetimeMs } from '../config/constants.ts'

type CookieConfig = { readonly crossSite: boolean }

/** The session of a device (S-46). Partitioned where other sites embed the frame. */
export const sessionCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({ name: '__Host-frame', maxAgeMs: sessionLifetimeMs, isCrossSite: crossSite })

/**
 * Binds a social login to the browser it began in (S-72). Set in the frame; the pop-up sends it through the frame
 * where both keep cookies apart (decision 0017).
 */
export const flowCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({ name: '__Host-flow', maxAgeMs: socialLifetimeMs, isCrossSite: crossSite })

/** Lets the top-level pages of this browser take part in a recovery (S-25). */
export const recoveryCookie = ({ crossSite }: CookieConfig) =>
  defineCookie({
    name: '__Host-recovery',
    maxAgeMs: grantLifetimeMs,
    isCrossSite: crossSite,
    isStrict: true,
  })
