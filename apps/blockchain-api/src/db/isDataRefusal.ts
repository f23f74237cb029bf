import { isRecord } from '@latchkey/core'

/**
 * Matches PostgreSQL's error codes for data that it refuses: invalid values, violated constraints,
 * and rows or statements over its limits.
 */
const refusals = /^(22|23|54)/

/**
 * Returns whether the database refused the data of a statement. Another attempt with the same data
 * fails as well, unlike after a lost connection.
 */
export function isDataRefusal(error: unknown): boolean {
  if (!isRecord(error)) return false
  const { code, cause } = error
  return (typeof code === 'string' && refusals.test(code)) || isDataRefusal(cause)
}
