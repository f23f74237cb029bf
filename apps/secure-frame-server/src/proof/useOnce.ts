import { lt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { proofs } from '../db/schema.ts'

/**
 * Marks a single-use id as used by inserting a unique row.
 *
 * @returns Whether the id was unused before.
 */
export async function useOnce(
  db: Database,
  proof: { readonly id: string; readonly expiresAt: Date },
): Promise<boolean> {
  const made = await db
    .insert(proofs)
    .values(proof)
    .onConflictDoNothing()
    .returning({ id: proofs.id })
  return made.length === 1
}

/** Deletes used proofs that are so old that the server would reject them anyway. */
export async function dropOldProofs(db: Database, now: number): Promise<void> {
  await db.delete(proofs).where(lt(proofs.expiresAt, new Date(now)))
}
