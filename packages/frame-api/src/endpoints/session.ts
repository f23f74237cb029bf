import * as z from 'zod/mini'
import { Code, Done, Escrow, RandomId, RetryAfterSeconds, Time } from '../schema/fields.ts'
import { Session } from '../schema/Session.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/** Returns the session of this device. `null` definitively means signed out. */
export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  access: 'device',
  input: z.strictObject({}),
  response: z.object({
    session: z.nullable(Session),
    serverTime: Time,
    /**
     * Public key for operators' copies, as in `getProject`. Pages of the secure origin read it
     * here, because they belong to no project.
     */
    escrow: z.optional(Escrow),
  }),
})

/**
 * Returns only the nonce that every answer carries. For a page whose first call needs a proof and
 * would otherwise be refused once for a missing nonce.
 */
export const readProofNonce = defineEndpoint({
  method: 'GET',
  path: '/api/proof-nonce',
  access: 'public',
  input: z.strictObject({}),
  response: Done,
})

/**
 * Ends this device's session immediately. The device stays known. Also succeeds when signed out.
 * The server completes the call even if the user leaves the page.
 */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/sign-out',
  access: 'device',
  keepalive: true,
  input: z.strictObject({}),
  response: Done,
})

/**
 * Sends a code to the user's own address, which an export requires (S-32). 409 `no_email` for a
 * login without an address: the user signs in again instead. 429 `send_too_soon`.
 */
export const sendFreshCode = defineEndpoint({
  method: 'POST',
  path: '/api/fresh-code/send',
  access: 'session',
  input: z.strictObject({}),
  response: z.object({
    transactionId: RandomId,
    expiresAt: Time,
    retryAfterSeconds: RetryAfterSeconds,
  }),
})

/**
 * Checks the code of `sendFreshCode`. Same errors as `submitEmailCode`. For five minutes
 * `releaseShare` then accepts `purpose: 'export'`.
 */
export const submitFreshCode = defineEndpoint({
  method: 'POST',
  path: '/api/fresh-code/submit',
  access: 'session',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object({ freshUntil: Time }),
})
