import type { Signer } from '@latchkey/adapter-eip155/verify'
import { randomToken, sha256 } from '@latchkey/service'
import {
  clockToleranceMs,
  contractSessionLifetimeMs,
  sessionLifetimeMs,
} from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { findOrCreateUser } from '../users/findOrCreateUser.ts'
import { addSession } from './addSession.ts'

export type CreateSessionParameters = {
  readonly account: {
    readonly namespace: string
    readonly address: string
    readonly chainId: string
  }
  /** The verified signer: a key or a contract. Sessions of a contract last at most 24 h (S-82). */
  readonly signer: Signer
  /** Expiration time from the message; absent for a message without an expiration time. */
  readonly expirationTime?: string | undefined
  /**
   * Token hash of the browser's existing session. Its accounts stay signed in under the new cookie.
   */
  readonly previousTokenHash: string | undefined
  /** User id of the browser's existing session. */
  readonly userIdHere?: string | undefined
  /** Welcome points for a new player; absent: no points. */
  readonly welcomePoints?: number
  readonly browser: string
  readonly auditHash: string
  readonly now: number
}

/**
 * Signs an account in. Finds or creates its user, adds a session row for this address and chain,
 * and issues a new cookie (S-90: rotated at every sign-in). Runs in one transaction, which is
 * committed durably when the promise resolves (S-95).
 *
 * @returns The secret of the new cookie.
 */
export async function createSession(
  db: Database,
  parameters: CreateSessionParameters,
): Promise<string> {
  const { account, signer, previousTokenHash, userIdHere, browser, auditHash, now } = parameters
  const { welcomePoints = 0 } = parameters
  const token = randomToken()
  await db.transaction(async (tx) => {
    const userId = await findOrCreateUser(tx, {
      ...account,
      signer,
      joins: userIdHere,
      welcomePoints,
      now,
    })
    await addSession(tx, {
      account,
      userId,
      tokenHash: sha256(token),
      previousTokenHash,
      expiresAt: toEnd(parameters),
      browser,
      auditHash,
      now,
    })
  })
  return token
}

/**
 * Returns when a new session ends: at its maximum lifetime or at the message's expiration time,
 * whichever is earlier (S-85). If the message has expired but was accepted because of clock
 * tolerance (S-81), the session lasts as long as the tolerance.
 */
function toEnd({ signer, expirationTime, now }: CreateSessionParameters): number {
  const lifetimeMs = signer === 'key' ? sessionLifetimeMs : contractSessionLifetimeMs
  if (expirationTime === undefined) return now + lifetimeMs
  const named = Date.parse(expirationTime)
  return Math.min(now + lifetimeMs, named > now ? named : named + clockToleranceMs)
}
