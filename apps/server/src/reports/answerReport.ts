import { randomId } from '@latchkey/service'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { auditLog, reportAnswers, reports } from '../db/schema.ts'
import { RefusalError } from '../http/RefusalError.ts'

export type ReportAnswer = {
  readonly reportId: string
  /** For the player. */
  readonly text: string
  readonly status: 'answered' | 'fixed' | 'closed'
  /** Who answers, as the operating system knows them. */
  readonly actor: string
  readonly now: number
}

/**
 * Answers a report and says what became of it; written into the audit log with it.
 *
 * @throws {RefusalError} `not_found`: there is no such report.
 */
export async function answerReport(db: Database, answer: ReportAnswer): Promise<void> {
  const { reportId, text, status, actor } = answer
  const at = new Date(answer.now)
  await db.transaction(async (transaction) => {
    const found = await transaction
      .update(reports)
      .set({ status })
      .where(eq(reports.id, reportId))
      .returning({ id: reports.id })
    if (found.length === 0) throw new RefusalError('not_found')
    await transaction.insert(reportAnswers).values({ id: randomId(), reportId, at, text })
    await transaction
      .insert(auditLog)
      .values({ at, actor, action: 'report.answer', details: { reportId, status } })
  })
}
