import { pictureLimits, type ReportText, reportLimits } from '@latchkey/product-api'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'

/** The text fields of a bug report, without technical details and picture. */
export type Words = Omit<ReportText, 'diagnostics' | 'picture'>

/** The text of a bug report that the player has not submitted yet, with the player's id. */
export type Draft = Words & {
  /** Id of the player, or of the session if the player was unknown. */
  readonly userId: string
}

/** A submitted bug report that the server has not confirmed. The browser stores it until then. */
export type UnsentReport = {
  /** Idempotency key: the server counts the report once, however often it is sent (S-94). */
  readonly key: string
  /** Id of the player, or of the session if the player was unknown. */
  readonly userId: string
  readonly text: ReportText
  /**
   * The reason why the server rejected the bug report. Absent while the report waits to be sent.
   */
  readonly refusal?: string | undefined
}

/**
 * Maximum number of characters per field of a stored bug report draft. It is higher than the limit
 * of a report, so that text that is too long is not lost.
 */
const mostTyped = 100_000

/** Maximum number of characters of an attached picture, encoded in base64. */
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

/**
 * Storage key of the bug report draft. The draft belongs to the last player who used the report
 * form in this browser.
 */
export const reportDraft: StoredValue<Draft> = createVersioned({
  key: 'latchkey:report-draft',
  version: 1,
  isValue: isDraft,
})

/** Storage key of the bug reports that the server has not confirmed, oldest first. */
export const unsentReports: StoredValue<readonly UnsentReport[]> = createVersioned({
  key: 'latchkey:reports-unsent',
  version: 1,
  isValue: (value): value is readonly UnsentReport[] =>
    Array.isArray(value) && value.every(isUnsent),
})

/**
 * The picture that belongs to a bug report draft, in base64. It has a separate storage key, so that
 * typing does not rewrite the picture.
 */
export type DraftPicture = { readonly userId: string; readonly picture: string }

/** Storage key of the picture that belongs to the bug report draft `reportDraft`. */
export const reportPicture: StoredValue<DraftPicture> = createVersioned({
  key: 'latchkey:report-picture',
  version: 1,
  isValue(value): value is DraftPicture {
    if (typeof value !== 'object' || value === null) return false
    const { userId, picture } = value as Partial<DraftPicture>
    return typeof userId === 'string' && isText(picture, mostPicture)
  },
})
