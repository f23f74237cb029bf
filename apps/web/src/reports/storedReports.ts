import { type ReportText, reportLimits } from '@latchkey/product-api'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'

/** What a player has typed so far. */
export type Draft = Omit<ReportText, 'diagnostics'> & { readonly userId: string }

/** A report on its way. It is kept until the server has confirmed it. */
export type UnsentReport = {
  /** The server counts it once, however often it comes (S-94). */
  readonly key: string
  readonly userId: string
  readonly text: ReportText
  /** The server will not take it as it is: why. Absent while it waits. */
  readonly refusal?: string | undefined
}

/** What somebody typed may be too long to be sent, and is kept all the same. */
const mostTyped = 100_000

const isText = (value: unknown, most = mostTyped): value is string =>
  typeof value === 'string' && value.length <= most

function isWords(value: unknown): value is Omit<ReportText, 'diagnostics'> {
  if (typeof value !== 'object' || value === null) return false
  const { title, severity, happened, steps } = value as Partial<Draft>
  return (
    isText(title) &&
    isText(happened) &&
    isText(steps) &&
    (severity === 'blocks' || severity === 'hinders' || severity === 'looks')
  )
}

function isDraft(value: unknown): value is Draft {
  return isWords(value) && 'userId' in value && typeof value.userId === 'string'
}

function isUnsent(value: unknown): value is UnsentReport {
  if (typeof value !== 'object' || value === null) return false
  const { key, userId, text } = value as Partial<UnsentReport>
  if (typeof key !== 'string' || typeof userId !== 'string' || !isWords(text)) return false
  const { diagnostics } = text as Partial<ReportText>
  return diagnostics === null || isText(diagnostics, reportLimits.diagnostics)
}

/** The draft of the player who wrote last in this browser. */
export const reportDraft: StoredValue<Draft> = createVersioned({
  key: 'latchkey:report-draft',
  version: 1,
  isValue: isDraft,
})

/** Reports that are not confirmed yet, oldest first. */
export const unsentReports: StoredValue<readonly UnsentReport[]> = createVersioned({
  key: 'latchkey:reports-unsent',
  version: 1,
  isValue: (value): value is readonly UnsentReport[] =>
    Array.isArray(value) && value.every(isUnsent),
})
