import * as z from 'zod/mini'
import { WalletProof } from '../proof/WalletProof.ts'
import {
  Code,
  Done,
  Email,
  Origin,
  RandomId,
  RetryAfterSeconds,
  Secret,
  Time,
} from '../schema/fields.ts'
import { defineEndpoint } from './defineEndpoint.ts'
import { Device } from './devices.ts'

const Step = {
  transactionId: RandomId,
  expiresAt: Time,
  retryAfterSeconds: RetryAfterSeconds,
}

/**
 * Begins a change of the e-mail address (S-43) and sends the first code: to the old address, or, where the login has
 * none, to the new one at once. Whether the new one is in use is not told here. A second change within 24 h needs a
 * proof that a wallet of the user is open (S-36, act `email`): 403 `wallet_proof_needed`, 422 `invalid_wallet_proof`.
 * 403 `login_too_old` (over ten minutes), 409 `email_unchanged`, 429 `send_too_soon`.
 */
export const startEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/start',
  access: 'session',
  input: z.strictObject({
    email: Email,
    origin: Origin,
    opened: z.optional(z.strictObject({ walletId: RandomId, proof: WalletProof })),
  }),
  response: z.object({
    action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']),
    ...Step,
  }),
})

/** Checks the code of the old address and sends one to the new. Errors as `submitEmailCode`. */
export const submitPrimaryCode = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/primary',
  access: 'session',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object(Step),
})

/**
 * Checks the code of the new address and changes over. The old address gets a notice with a link that takes it back
 * within 24 h, and so does one that a provider told. Errors as `submitEmailCode`, and 409
 * `email_taken`; 403 `wallet_proof_needed`: another change was made after this one began.
 */
export const submitSecondaryCode = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/secondary',
  access: 'session',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object({
    newEmail: Email,
    /** Other devices that are signed in, to be offered for revocation. */
    otherDevices: z.array(Device),
  }),
})

/**
 * Takes changes back, with the token of `/device#revert=<token>`: the address of 24 h ago counts again, or none where
 * there was none, whatever came after; all sessions of the user end, and devices that were not known before are revoked. 410 `link_over`.
 */
export const revertEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/revert',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: Done,
})
