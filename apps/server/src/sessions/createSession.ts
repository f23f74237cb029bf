import type { Signer } from '@latchkey/adapter-eip155/verify'
import { randomId, randomToken, sha256 } from '@latchkey/service'
import { and, eq, lt } from 'drizzle-orm'
import { clockToleranceMs, contractSessionLifetimeMs, sessionLifetimeMs } from '../constants.ts'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'
import { findOrCreateUser } from '../users/findOrCreateUser.ts'
import { isAlive } from './findSession.ts'

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
  const { account, signer, previousTokenHash, browser, auditHash, now } = parameters
  const token = randomToken()
  const tokenHash = sha256(token)

  await db.transaction(async (tx) => {
    const userId = await findOrCreateUser(tx, { ...account, signer, now })
    if (previousTokenHash !== undefined) {
      await takeOver(tx, { from: previousTokenHash, to: tokenHash, account, now })
    }
    await tx.insert(sessions).values({
      ...account,
      id: randomId(),
      tokenHash,
      userId,
      createdAt: new Date(now),
      lastSeenAt: new Date(now),
      expiresAt: new Date(toEnd(parameters)),
      browser,
      auditHash,
    })
    await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
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

type TakeOver = {
  readonly from: string
  readonly to: string
  readonly account: CreateSessionParameters['account']
  readonly now: number
}

/** Moves the living rows of a browser to its new cookie; the row that is signed anew goes. */
async function takeOver(tx: Database, { from, to, account, now }: TakeOver): Promise<void> {
  const sameAccount = and(
    eq(sessions.tokenHash, from),
    eq(sessions.address, account.address),
    eq(sessions.chainId, account.chainId),
  )
  await tx.delete(sessions).where(sameAccount)
  const living = and(eq(sessions.tokenHash, from), isAlive(now))
  await tx.update(sessions).set({ tokenHash: to }).where(living)
  await tx.delete(sessions).where(eq(sessions.tokenHash, from))
}
