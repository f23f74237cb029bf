import * as z from 'zod/mini'
import { Code, Done, Escrow, RandomId, RetryAfterSeconds, Time } from '../schema/fields.ts'
import { Session } from '../schema/Session.ts'
import { defineEndpoint } from './defineEndpoint.ts'

/** Tells who this device is signed in as; `null`: nobody, which is a definitive answer. */
export const getSession = defineEndpoint({
  method: 'GET',
  path: '/api/session',
  access: 'device',
  input: z.strictObject({}),
  response: z.object({
    session: z.nullable(Session),
    serverTime: Time,
    /** As `getProject` tells it, for the pages of the secure origin, which belong to no project. */
    escrow: z.optional(Escrow),
  }),
})

/**
 * Answers nothing but the nonce that every answer carries: for a page whose first call needs a proof, and which would
 * be refused once for want of a nonce.
 */
export const readProofNonce = defineEndpoint({
  method: 'GET',
  path: '/api/proof-nonce',
  access: 'public',
  input: z.strictObject({}),
  response: Done,
})

/**
 * Ends this device's session, at once. The device stays known. Also right for who is not signed in; goes on where the
 * page is left.
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
 * Sends a code to the user's own address, to be entered before an export (S-32). 409 `no_email` for a login without
 * one: sign in again instead. 429 `send_too_soon`.
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

/** Checks that code; errors as `submitEmailCode`. For five minutes `releaseShare` with `purpose: 'export'` works. */
export const submitFreshCode = defineEndpoint({
  method: 'POST',
  path: '/api/fresh-code/submit',
  access: 'session',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object({ freshUntil: Time }),
})
