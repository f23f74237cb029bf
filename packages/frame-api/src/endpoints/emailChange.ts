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
 * Starts a change of the email address (S-43) and sends the first code. It goes to the old address,
 * or directly to the new one if the login has no address. The answer does not reveal whether the
 * new address is in use. A second change within 24 h needs a proof that a wallet of the user is
 * open (S-36, act `email`): 403 `wallet_proof_needed`, 422 `invalid_wallet_proof`. 403
 * `login_too_old` (over ten minutes), 409 `email_unchanged`, 429 `send_too_soon`.
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

/**
 * Checks the code from the user's old email address and sends a code to the new one. Same errors as
 * `submitEmailCode`.
 */
export const submitPrimaryCode = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/primary',
  access: 'session',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object(Step),
})

/**
 * Checks the code from the new email address and changes the user's address. The old address
 * receives a notice with a link that reverts the change within 24 h. An address from a provider
 * receives the same notice. Same errors as `submitEmailCode`, and 409 `email_taken`. 403
 * `wallet_proof_needed`: another change was made after this one started.
 */
export const submitSecondaryCode = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/secondary',
  access: 'session',
  input: z.strictObject({ transactionId: RandomId, code: Code }),
  response: z.object({
    newEmail: Email,
    /** Other signed-in devices, so that the app can offer to revoke them. */
    otherDevices: z.array(Device),
  }),
})

/**
 * Reverts changes of the email address with the token of `/device#revert=<token>`: restores the
 * address of 24 h ago, or removes the address if there was none. Later changes do not matter. All
 * sessions of the user end, and devices that were unknown before are revoked. 410 `link_over`.
 */
export const revertEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/email-change/revert',
  access: 'page',
  input: z.strictObject({ token: Secret }),
  response: Done,
})
