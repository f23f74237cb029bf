const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const listAt = (value: unknown, key: string): readonly unknown[] => {
  const found = isRecord(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

const textAt = (value: unknown, key: string): string => {
  const found = isRecord(value) ? value[key] : undefined
  return typeof found === 'string' ? found : ''
}

/** What may be skipped, by the beginning of its title, and why. */
const allowed: Readonly<Record<string, string>> = {
  'PostgreSQL (skipped: no PostgreSQL is installed)':
    'the same tests run on PGlite; PostgreSQL is no part of what the bootstrap installs',
}

/** Titles of tests that vitest's JSON report says did not run. */
export function vitestSkips(report: unknown): readonly string[] {
  return listAt(report, 'testResults')
    .flatMap((file) => listAt(file, 'assertionResults'))
    .filter((test) => !['passed', 'failed'].includes(textAt(test, 'status')))
    .map((test) => textAt(test, 'fullName').trim())
}

/** Titles of tests that Playwright's JSON report says did not run. */
export function playwrightSkips(report: unknown): readonly string[] {
  const specs = (suite: unknown): readonly unknown[] => [
    ...listAt(suite, 'specs'),
    ...listAt(suite, 'suites').flatMap(specs),
  ]
  return specs(report)
    .filter((spec) => listAt(spec, 'tests').some((test) => textAt(test, 'status') === 'skipped'))
    .map((spec) => textAt(spec, 'title'))
}

/** Those of the skipped tests that are not on the list. */
export const unlistedSkips = (titles: readonly string[]): readonly string[] =>
  titles.filter((title) => !Object.keys(allowed).some((start) => title.startsWith(start)))
