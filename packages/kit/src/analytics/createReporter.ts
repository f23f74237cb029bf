import { errorReportsPerMinute } from '@latchkey/core'
import type { KitEvent } from '../kit/KitEvent.ts'
import type { EventPage } from './toEntry.ts'

/** kit-behaviour §6. */
const reportWindowMs = 60_000

/** One report as `/e` takes it. */
export type ErrorReport = EventPage & {
  readonly eventId: string
  /** ISO 8601. */
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

/** Sorts a report by the name of what failed. */
export function toCategory(errorType: string): string {
  return categories.find(([pattern]) => pattern.test(errorType))?.[1] ?? 'INTERNAL_SDK_ERROR'
}

/** What failed, in an event of the kit: something inside, or an action of a person. `undefined`: nothing did. */
export function toFailure({ data }: KitEvent): Omit<ErrorReport['props'], 'type'> | undefined {
  if (data.event === 'INTERNAL_SDK_ERROR') {
    const { errorType, errorMessage, stackTrace } = data.properties
    return { event: toCategory(errorType), errorType, errorMessage, stackTrace }
  }
  if (!/^ERROR_|_(?:ERROR|FAIL)$/.test(data.event)) return undefined
  // What a wallet or a service says is free text: which action failed is all that is told.
  const { event: errorType } = data
  return { event: toCategory(errorType), errorType, errorMessage: '', stackTrace: '' }
}

/** Makes what says whether one more report may go: five in any minute. */
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
