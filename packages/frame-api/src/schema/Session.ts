import * as z from 'zod/mini'
import { CredentialId, Origin, RandomId, SocialProvider, Time, WalletAddresses } from './fields.ts'

export const Wallet = z.object({
  walletId: RandomId,
  /** `pending`: reserved by this device, without addresses until it is activated. */
  state: z.enum(['pending', 'active']),
  addresses: z.nullable(WalletAddresses),
  /** There is a recovery record at the server. */
  hasRecovery: z.boolean(),
  /** The owner has typed parts of the recovery code again (S-24). */
  backedUp: z.boolean(),
  /** Its passkeys, each of which brings it back (S-35); oldest first. */
  passkeys: z.array(z.object({ credentialId: CredentialId, browser: z.string(), addedAt: Time })),
  /** The server holds a copy for the key service: the wallet is recoverable by the operator (S-26). */
  escrowed: z.boolean(),
})
export type Wallet = z.infer<typeof Wallet>

/** Who this browser is signed in as. Bound to the device key: without it the cookie is worth nothing (S-31, S-46). */
export const Session = z.object({
  userId: RandomId,
  /** Lower case. `null` where the login told none. */
  email: z.nullable(z.string()),
  /** Name at the social provider or at Farcaster; text of others, to be shown as such. */
  userName: z.nullable(z.string()),
  login: z.enum(['email', 'farcaster', ...SocialProvider.options]),
  deviceId: RandomId,
  /** The app at which this device was let in. */
  origin: Origin,
  /** When the login itself took place. An e-mail change needs one within ten minutes (S-43). */
  signedInAt: Time,
  /** Export of the key is open until then (S-32); `null` without a fresh code or login. */
  freshUntil: z.nullable(Time),
  expiresAt: Time,
  /** The user's active wallet; else what this device has reserved; else `null`. */
  wallet: z.nullable(Wallet),
})
export type Session = z.infer<typeof Session>
