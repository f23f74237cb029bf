import type { UseQueryResult } from '@tanstack/react-query'

/** Number of failed attempts after which a failure is shown. The second one is after a second. */
const shownAfter = 2

/**
 * Returns whether a query has no data because its requests fail. True while further attempts are
 * still running, because waiting for the last one takes seven seconds. Stays true until data
 * arrives.
 */
export function isFailing(
  query: Pick<UseQueryResult, 'data' | 'isError' | 'failureCount' | 'errorUpdateCount'>,
): boolean {
  const { data, isError, failureCount, errorUpdateCount } = query
  if (data !== undefined) return false
  return isError || failureCount >= shownAfter || errorUpdateCount > 0
}
