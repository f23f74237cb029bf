import { errorReportsPerMinute } from '@latchkey/core'
import type { KitEvent } from '../kit/KitEvent.ts'
import type { EventPage } from './toEntry.ts'

/** Time window in ms of the limit for error reports: at most five per window (kit-behaviour §6). */
const reportWindowMs = 60_000

/** Body of an error report, posted to `/e`. */
export type ErrorReport = EventPage & {
  readonly eventId: string
  /** Time of the error, ISO 8601 in UTC. */
  readonly timestamp: string
  readonly props: {
    readonly type: 'error'
    readonly event: string
    readonly errorType: string
    readonly errorMessage: string
    readonly stackTrace: string
  }
}

const categories: readonly (readonly [RegExp, string])[] = [
  [/InvalidAnswer|Parse|SyntaxError/i, 'DATA_PARSING_ERROR'],
  [/Http|Service|Rpc|FETCH/i, 'API_ERROR'],
  [/Frame|^(?:EMAIL|SOCIAL)_/i, 'SECURE_SITE_ERROR'],
]

/** Returns the category of an error for an error report, derived from the error's class name. */
export function toCategory(errorType: string): string {
  return categories.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'INTERNAL_SDK_ERROR'
}

/**
 * Returns the failure that an event describes: an internal error or a failed user action. Returns
 * `undefined` for other events.
 */
export function toFailure({ data }: KitEvent): Omit<ErrorReport['props'], 'type'> | undefined {
  if (data.event === 'INTERNAL_SDK_ERROR') {
    const { errorType, errorMessage, stackTrace } = data.properties
    return { event: toCategory(errorType), errorType, errorMessage, stackTrace }
  }
  if (!/^ERROR_|_(?:ERROR|FAIL)$/.test(data.event)) return undefined
  // Only the name of the failed action is reported, because error messages of wallets and services
  // are free text.
  const { event: errorType } = data
  return { event: toCategory(errorType), errorType, errorMessage: '', stackTrace: '' }
}

/**
 * Creates the rate limit of error reports: a function that returns whether another report may be
 * sent now. At most five are allowed per minute.
 */
export function createLimit(elapsed: () => number): () => boolean {
  let sent: readonly number[] = []
  return () => {
    const now = elapsed()
    sent = sent.filter((time) => now - time < reportWindowMs)
    if (sent.length >= errorReportsPerMinute) return false
    sent = [...sent, now]
    return true
  }
}
