import type { Report } from '@latchkey/product-api'
import type { reportAnswers, reports } from '../db/schema.ts'

type ReportRow = typeof reports.$inferSelect
type AnswerRow = typeof reportAnswers.$inferSelect

type ReportParts = { readonly answers: readonly AnswerRow[]; readonly hasPicture: boolean }

/** Converts a database row to a bug report as its player sees it. */
export function toReport(row: ReportRow, { answers, hasPicture }: ReportParts): Report {
  const { id, title, severity, happened, steps, status } = row
  return {
    id,
    createdAt: row.createdAt.toISOString(),
    title,
    severity,
    happened,
    steps,
    hasDiagnostics: row.diagnostics !== null,
    hasPicture,
    status,
    answers: answers.map(({ at, text }) => ({ at: at.toISOString(), text })),
  }
}
