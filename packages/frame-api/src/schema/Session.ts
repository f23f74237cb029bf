import * as z from 'zod/mini'
import { CredentialId, Origin, RandomId, SocialProvider, Time, WalletAddresses } from './fields.ts'

export const Wallet = z.object({
  walletId: RandomId,
  /**
   * State of the wallet. `pending`: reserved by this device, without addresses until it is
   * activated.
   */
  state: z.enum(['pending', 'active']),
  addresses: z.nullable(WalletAddresses),
  /**
   * Whether the server has a recovery record of the wallet, with which the recovery code opens it.
   */
  hasRecovery: z.boolean(),
  /**
   * Whether the owner has re-entered parts of the recovery code, which proves that it was written
   * down (S-24).
   */
  backedUp: z.boolean(),
  /** The wallet's passkeys, each of which can recover it (S-35), oldest first. */
  passkeys: z.array(z.object({ credentialId: CredentialId, browser: z.string(), addedAt: Time })),
  /**
   * Whether the server holds a copy that the key service can open, so that the operator can recover
   * the wallet (S-26).
   */
  escrowed: z.boolean(),
})
export type Wallet = z.infer<typeof Wallet>

/**
 * The session of this browser's user. Bound to the device key: the cookie is useless without it
 * (S-31, S-46).
 */
export const Session = z.object({
  userId: RandomId,
  /** Email address of the user in lower case. `null` if the login supplied none. */
  email: z.nullable(z.string()),
  /**
   * Name of the user at the social provider or at Farcaster. It is text of a third party, so show
   * it as such.
   */
  userName: z.nullable(z.string()),
  login: z.enum(['email', 'farcaster', ...SocialProvider.options]),
  deviceId: RandomId,
  /** Origin of the app in which this device was approved. */
  origin: Origin,
  /** Time of the login itself. An email change needs a login within the last ten minutes (S-43). */
  signedInAt: Time,
  /**
   * Time until which the wallet's key can be exported (S-32). `null` without a fresh code or login.
   */
  freshUntil: z.nullable(Time),
  expiresAt: Time,
  /** The user's active wallet, otherwise this device's reserved wallet, otherwise `null`. */
  wallet: z.nullable(Wallet),
})
export type Session = z.infer<typeof Session>
