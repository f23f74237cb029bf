import type { Report, ReportText } from '@latchkey/product-api'
import { randomId } from '@latchkey/service'
import { reports } from '../db/schema.ts'
import type { Transaction } from '../idempotency/runOnce.ts'
import { toReport } from './toReport.ts'

/** Writes a report down; the team finds it open. */
export async function createReport(
  db: Pick<Transaction, 'insert'>,
  {
    userId,
    text,
    now,
  }: { readonly userId: string; readonly text: ReportText; readonly now: number },
): Promise<Report> {
  const row = { ...text, id: randomId(), userId, createdAt: new Date(now), status: 'open' as const }
  await db.insert(reports).values(row)
  return toReport(row, [])
}
