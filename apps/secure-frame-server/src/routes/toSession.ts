import type { Session } from '@latchkey/frame-api'
import { applyDueChanges } from '../changes/applyChanges.ts'
import type { Database } from '../db/Database.ts'
import type { ActiveSession } from '../sessions/sessions.ts'
import { findWallet, toWallet } from '../wallet/wallets.ts'

/**
 * Converts a session to its type in the API contract, with the wallet that the device should use.
 */
export async function toSession(
  db: Database,
  { row, device, userEmail }: ActiveSession,
  now: number,
): Promise<Session> {
  await applyDueChanges(db, now, row.userId)
  const wallet = await findWallet(db, { userId: row.userId, deviceId: row.deviceId })
  const isFresh = row.freshUntil !== null && row.freshUntil.getTime() > now
  return {
    userId: row.userId,
    email: userEmail ?? row.email,
    userName: row.userName,
    login: row.login as Session['login'],
    deviceId: row.deviceId,
    origin: device.origin,
    signedInAt: row.signedInAt.toISOString(),
    freshUntil: isFresh ? (row.freshUntil?.toISOString() ?? null) : null,
    expiresAt: row.expiresAt.toISOString(),
    wallet: wallet ? toWallet(wallet) : null,
  }
}
