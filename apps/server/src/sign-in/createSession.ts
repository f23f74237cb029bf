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
  /** Who signed: a key, or code whose word lasts 24 h (S-82). */
  readonly signer: Signer
  /** What the message says of its end; absent: nothing. */
  readonly expirationTime?: string | undefined
  /** Session the browser already has: its accounts stay signed in, under the new cookie. */
  readonly previousTokenHash: string | undefined
  /** Whose session that is. */
  readonly userIdHere?: string | undefined
  /** For who is new; absent: none. */
  readonly welcomePoints?: number
  readonly browser: string
  readonly auditHash: string
  readonly now: number
}

/**
 * Signs an account in: finds or makes its user, adds the row of this address and chain, and gives the browser a new
 * cookie (S-90: rotated at every sign-in). One transaction; durable when it resolves (S-95).
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
 * The earlier of the session's lifetime and the end that the message names (S-85). One whose end the server's clock
 * has passed was let in by the tolerance (S-81), and lasts as long as that.
 */
function toEnd({ signer, expirationTime, now }: CreateSessionParameters): number {
  const lifetimeMs = signer === 'key' ? sessionLifetimeMs : contractSessionLifetimeMs
  if (expirationTime === undefined) return now + lifetimeMs
  const named = Date.parse(expirationTime)
  return Math.min(now + lifetimeMs, named > now ? named : named + clockToleranceMs)
}
