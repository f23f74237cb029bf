import * as z from 'zod/mini'
import { Origin, ProjectId, RandomId, Secret, SocialProvider, Time } from '../schema/fields.ts'
import { Session } from '../schema/Session.ts'
import { defineEndpoint, longPollMs } from './defineEndpoint.ts'

/**
 * Begins a login at a provider: the pop-up goes to `uri`. Sets the flow cookie. Open for ten minutes (S-71).
 * 404 `login_unavailable`, 503 `provider_unreachable`.
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
 * Takes what the provider sent to `/social/callback/<provider>`, posted by that page once it has removed the query
 * from its address. Posted again within a minute it answers the same (S-72).
 *
 * `resultUri` is for the window that opened this one, and only to `targetOrigin`. It is
 * `<secure origin>/social/callback?reference=<secret>`, worth something for two minutes and only to the frame that
 * began; or `…?error=<error code>` when the provider or the user refused. 410 `transaction_over` when there is no
 * such login in this browser.
 */
export const finishSocial = defineEndpoint({
  method: 'POST',
  path: '/api/social/finish',
  access: 'page',
  input: z.strictObject({
    provider: SocialProvider,
    state: text(512),
    code: z.optional(text(2_048)),
    /** `error` of the provider. */
    error: z.optional(text(256)),
    iss: z.optional(text(512)),
  }),
  response: z.object({ resultUri: z.url(), targetOrigin: Origin }),
})

/** Signs in with the `reference` of a result. Once, by the device that began: else 410 `reference_over`. */
export const redeemSocial = defineEndpoint({
  method: 'POST',
  path: '/api/social/redeem',
  access: 'device',
  input: z.strictObject({ reference: Secret }),
  response: z.object({ session: Session }),
})

/** Begins a Farcaster login: `url` is shown as QR code. Open for five minutes (S-45). 404 `login_unavailable`. */
export const startFarcaster = defineEndpoint({
  method: 'POST',
  path: '/api/farcaster/start',
  access: 'device',
  input: z.strictObject({ projectId: ProjectId, origin: Origin }),
  response: z.object({ transactionId: RandomId, url: z.url(), expiresAt: Time }),
})

/**
 * Waits up to `longPollMs` for the scan, then signs in. 410 `transaction_over`, 403 `farcaster_refused`,
 * 503 `provider_unreachable`.
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
