import type { Database } from '../db/Database.ts'
import { auditLog } from '../db/schema.ts'
import type { AdminContext } from './AdminCommand.ts'

type Deed = { readonly action: string; readonly details: Readonly<Record<string, unknown>> }

/** Writes an operator's action to the audit log, in the same database transaction as the action. */
export async function audit(
  db: Pick<Database, 'insert'>,
  { actor, now }: AdminContext,
  { action, details }: Deed,
): Promise<void> {
  await db.insert(auditLog).values({ at: new Date(now), actor, action, details })
}
