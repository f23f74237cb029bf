import * as z from 'zod/mini'
import { Origin, ProjectId, RandomId, Secret, SocialProvider, Time } from '../schema/fields.ts'
import { Session } from '../schema/Session.ts'
import { defineEndpoint, longPollMs } from './defineEndpoint.ts'

/**
 * Starts a login at a provider. The pop-up opens `uri`. Sets the flow cookie. The login stays open
 * for ten minutes (S-71). 404 `login_unavailable`, 503 `provider_unreachable`.
 */
export const startSocial = defineEndpoint({
  method: 'POST',
  path: '/api/social/start',
  access: 'device',
  input: z.strictObject({ projectId: ProjectId, origin: Origin, provider: SocialProvider }),
  response: z.object({ uri: z.url(), transactionId: RandomId, expiresAt: Time }),
})

const text = (length: number) => z.string().check(z.minLength(1), z.maxLength(length))

/**
 * Accepts the query that the provider sent to `/social/callback/<provider>`. The callback page
 * posts it after it removed the query from its URL. A repeated call within a minute returns the
 * same answer (S-72).
 *
 * Send `resultUri` to the window that opened this one, and only to `targetOrigin`. It is `<secure
 * origin>/social/callback?reference=<secret>`, which is valid for two minutes and only for the
 * frame that started the login. After a refusal by the provider or the user it is `…?error=<error
 * code>`. 410 `transaction_over` if this browser has no such login.
 */
export const finishSocial = defineEndpoint({
  method: 'POST',
  path: '/api/social/finish',
  access: 'page',
  input: z.strictObject({
    provider: SocialProvider,
    state: text(512),
    code: z.optional(text(2_048)),
    /** Parameter `error` of the provider's redirect, if the login failed there. */
    error: z.optional(text(256)),
    iss: z.optional(text(512)),
  }),
  response: z.object({ resultUri: z.url(), targetOrigin: Origin }),
})

/**
 * Signs in with the `reference` that a social login has returned. Works once, for the device that
 * started the login. Otherwise 410 `reference_over`.
 */
export const redeemSocial = defineEndpoint({
  method: 'POST',
  path: '/api/social/redeem',
  access: 'device',
  input: z.strictObject({ reference: Secret }),
  response: z.object({ session: Session }),
})

/**
 * Starts a Farcaster login. Show `url` as a QR code. The login stays open for five minutes (S-45).
 * 404 `login_unavailable`.
 */
export const startFarcaster = defineEndpoint({
  method: 'POST',
  path: '/api/farcaster/start',
  access: 'device',
  input: z.strictObject({ projectId: ProjectId, origin: Origin }),
  response: z.object({ transactionId: RandomId, url: z.url(), expiresAt: Time }),
})

/**
 * Waits up to `longPollMs` until the user has scanned the QR code of a Farcaster login, then signs
 * in. 410 `transaction_over`, 403 `farcaster_refused`, 503 `provider_unreachable`.
 */
export const waitForFarcaster = defineEndpoint({
  method: 'POST',
  path: '/api/farcaster/wait',
  access: 'device',
  longPollMs,
  input: z.strictObject({ transactionId: RandomId }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('waiting') }),
    z.object({ state: z.literal('connected'), session: Session }),
  ]),
})
