import { randomBase62 } from '@latchkey/service'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { nonceLength, nonceLifetimeMs, nonceReservationMs } from '../config/constants.ts'
import type { Database } from '../db/Database.ts'
import { nonces } from '../db/schema.ts'

/**
 * The use of a nonce by a browser. The browser is identified by the hash of its pre-session cookie
 * (S-80).
 */
export type NonceUse = {
  readonly nonce: string
  readonly browserHash: string
  readonly now: number
}

/** Issues a nonce to a browser, and deletes expired nonces. */
export async function issueNonce(db: Database, browserHash: string, now: number) {
  const nonce = randomBase62(nonceLength)
  const expiresAt = new Date(now + nonceLifetimeMs)
  await db.delete(nonces).where(lt(nonces.expiresAt, new Date(now - nonceReservationMs)))
  await db.insert(nonces).values({ nonce, browserHash, expiresAt })
  return { nonce, expiresAt }
}

/**
 * Consumes a nonce in one statement, so that one of two concurrent attempts gets it (S-80).
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
 * Reserves a consumed nonce for the identical text and signature, because the chain did not answer
 * (S-82).
 */
export async function reserveNonce(db: Database, use: NonceUse, attempt: string): Promise<void> {
  await db
    .update(nonces)
    .set({ reservedFor: attempt, reservedUntil: new Date(use.now + nonceReservationMs) })
    .where(isOf(use))
}

/** Consumes a reservation in one statement, as in `consumeNonce`. */
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
