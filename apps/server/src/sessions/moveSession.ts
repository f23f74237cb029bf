import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema.ts'
import { isAlive } from './findSession.ts'

/**
 * Moves the active session rows of a browser to a new cookie, so that the old cookie becomes
 * invalid (S-90: rotated at login, link and change of rights).
 *
 * @returns The number of moved rows.
 */
export async function moveSession(
  tx: Database,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: number },
): Promise<number> {
  const living = and(eq(sessions.tokenHash, from), isAlive(now))
  const moved = await tx
    .update(sessions)
    .set({ tokenHash: to })
    .where(living)
    .returning({ id: sessions.id })
  await tx.delete(sessions).where(eq(sessions.tokenHash, from))
  return moved.length
}
