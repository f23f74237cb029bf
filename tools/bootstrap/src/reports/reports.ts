/**
 * Returns whether a value is an object. Narrows parts of the test runners' JSON reports, whose
 * types are not published.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

export const textAt = (value: unknown, key: string): string => {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : ''
}

export const numberAt = (value: unknown, key: string): number => {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'number' ? found : 0
}

/** Returns all tests of a suite in Playwright's report, including nested suites. */
export function specsOf(suite: unknown): readonly unknown[] {
  return [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsOf)]
}
