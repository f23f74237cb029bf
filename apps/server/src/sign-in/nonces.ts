import { randomBase62 } from '@latchkey/service'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { nonceLength, nonceLifetimeMs, nonceReservationMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { nonces } from '../db/schema.ts'

/**
 * An attempt to use a sign-in nonce. The browser is identified by the hash of its pre-session
 * cookie (S-80).
 */
export type NonceUse = {
  readonly nonce: string
  readonly browserHash: string
  readonly now: number
}

/** Issues a sign-in nonce to a browser, and deletes expired nonces. */
export async function issueNonce(db: Database, browserHash: string, now: number) {
  const nonce = randomBase62(nonceLength)
  const expiresAt = new Date(now + nonceLifetimeMs)
  await db.delete(nonces).where(lt(nonces.expiresAt, new Date(now - nonceReservationMs)))
  await db.insert(nonces).values({ nonce, browserHash, expiresAt })
  return { nonce, expiresAt }
}

/**
 * Consumes a sign-in nonce in one SQL statement, so that only one of two concurrent attempts
 * succeeds (S-80).
 *
 * @returns Whether this attempt consumed the nonce.
 */
export async function consumeNonce(db: Database, use: NonceUse): Promise<boolean> {
  const now = new Date(use.now)
  const consumed = await db
    .update(nonces)
    .set({ consumedAt: now })
    .where(and(isOf(use), isNull(nonces.consumedAt), gt(nonces.expiresAt, now)))
    .returning({ nonce: nonces.nonce })
  return consumed.length === 1
}

/**
 * Allows the same sign-in message and signature to be sent again, because the chain's RPC did not
 * answer (S-82).
 */
export async function reserveNonce(db: Database, use: NonceUse, attempt: string): Promise<void> {
  await db
    .update(nonces)
    .set({ reservedFor: attempt, reservedUntil: new Date(use.now + nonceReservationMs) })
    .where(isOf(use))
}

/**
 * Consumes a reservation of `reserveNonce` in one SQL statement, so that only one of two attempts
 * succeeds.
 */
export async function takeReservation(
  db: Database,
  use: NonceUse,
  attempt: string,
): Promise<boolean> {
  const taken = await db
    .update(nonces)
    .set({ reservedFor: null, reservedUntil: null })
    .where(
      and(isOf(use), eq(nonces.reservedFor, attempt), gt(nonces.reservedUntil, new Date(use.now))),
    )
    .returning({ nonce: nonces.nonce })
  return taken.length === 1
}

function isOf(use: NonceUse) {
  return and(eq(nonces.nonce, use.nonce), eq(nonces.browserHash, use.browserHash))
}
