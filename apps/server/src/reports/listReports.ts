import type { Report } from '@latchkey/product-api'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../db/Database.ts'
import { reportAnswers, reports } from '../db/schema.ts'
import { findPictured } from './pictures.ts'
import { toReport } from './toReport.ts'

/** Schema of the position of a page's last bug report: its time and id. */
export const ReportPlace = z.tuple([z.iso.datetime(), z.string()])
export type ReportPlace = z.infer<typeof ReportPlace>

export type ReportPage = {
  readonly userId: string
  readonly after: ReportPlace | undefined
  readonly limit: number
}

/** Reads bug reports of one player with the team's answers, newest first. */
export async function listReports(db: Database, page: ReportPage): Promise<Report[]> {
  const { userId, after, limit } = page
  const isLater =
    after && sql`(${reports.createdAt}, ${reports.id}) < (${after[0]}::timestamptz, ${after[1]})`
  const rows = await db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, userId), isLater))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  const answers = await db
    .select()
    .from(reportAnswers)
    .where(inArray(reportAnswers.reportId, ids))
    .orderBy(asc(reportAnswers.at), asc(reportAnswers.id))
  const pictured = await findPictured(db, ids)
  return rows.map((row) =>
    toReport(row, {
      answers: answers.filter(({ reportId }) => reportId === row.id),
      hasPicture: pictured.has(row.id),
    }),
  )
}
