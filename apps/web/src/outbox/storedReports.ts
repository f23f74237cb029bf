import { pictureLimits, type ReportText, reportLimits } from '@latchkey/product-api'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'

/** The text fields of a report, without technical details and picture. */
export type Words = Omit<ReportText, 'diagnostics' | 'picture'>

/** The unsent text of a report form. */
export type Draft = Words & { readonly userId: string }

/** A pending report. It stays stored until the server confirms it. */
export type UnsentReport = {
  /** Idempotency key: the server counts the report once, however often it is sent (S-94). */
  readonly key: string
  readonly userId: string
  readonly text: ReportText
  /** The reason for which the server rejected the report. Absent while the report waits. */
  readonly refusal?: string | undefined
}

/** Length limit of a stored draft. A draft may exceed the length limit of a report. */
const mostTyped = 100_000

/** Base64 length of the largest allowed picture. */
const mostPicture = 4 * Math.ceil(pictureLimits.bytes / 3)

const isText = (value: unknown, most = mostTyped): value is string =>
  typeof value === 'string' && value.length <= most

function isWords(value: unknown): value is Words {
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
  const { diagnostics, picture } = text as Partial<ReportText>
  const hasDetails = diagnostics === null || isText(diagnostics, reportLimits.diagnostics)
  return hasDetails && (picture === undefined || isText(picture, mostPicture))
}

/** The draft of the player who last wrote in this browser. */
export const reportDraft: StoredValue<Draft> = createVersioned({
  key: 'latchkey:report-draft',
  version: 1,
  isValue: isDraft,
})

/** Unconfirmed reports, oldest first. */
export const unsentReports: StoredValue<readonly UnsentReport[]> = createVersioned({
  key: 'latchkey:reports-unsent',
  version: 1,
  isValue: (value): value is readonly UnsentReport[] =>
    Array.isArray(value) && value.every(isUnsent),
})

/** The picture of the draft. A separate key avoids rewriting the picture while the user types. */
export type DraftPicture = { readonly userId: string; readonly picture: string }

/** The picture that belongs to `reportDraft`. */
export const reportPicture: StoredValue<DraftPicture> = createVersioned({
  key: 'latchkey:report-picture',
  version: 1,
  isValue(value): value is DraftPicture {
    if (typeof value !== 'object' || value === null) return false
    const { userId, picture } = value as Partial<DraftPicture>
    return typeof userId === 'string' && isText(picture, mostPicture)
  },
})
