import * as z from 'zod/mini'
import { Session } from '../../schemas/Session.ts'
import { defineEndpoint } from '../defineEndpoint.ts'

/**
 * Signs in with a signed message. The server relies only on the text. A definitive rejection is 401
 * (`invalid_message`, `invalid_signature`, `nonce_used`, `clock_skew`), or 403 `banned` with
 * `until` and `reason` as details. After 503 `chain_unreachable`, the same text and signature may
 * be sent again within two minutes.
 */
export const verifySignIn = defineEndpoint({
  method: 'POST',
  path: '/api/sign-in/verify',
  access: 'public',
  input: z.strictObject({
    message: z.string().check(z.minLength(1), z.maxLength(4_096)),
    /**
     * Signature of the message. eip155: 0x hex, long for contract accounts; solana: base58; bip122:
     * base64.
     */
    signature: z
      .string()
      .check(z.regex(/^(?:0x(?:[0-9a-fA-F]{2}){1,16384}|[A-Za-z0-9+/]{1,4096}={0,2})$/)),
  }),
  /**
   * The new session, and its CSRF token. It replaces the client's token, because sign-in changes
   * it.
   */
  response: z.object({ session: Session, csrfToken: z.string() }),
})
