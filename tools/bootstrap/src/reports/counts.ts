import { isRecord, numberAt } from './reports.ts'

/** Numbers of passed, failed and skipped tests of one test run. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

/** Sums two counts of tests. */
export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** Counts the tests in vitest's JSON report. A file that failed to load counts as one failure. */
export function vitestCounts(report: unknown): Counts {
  if (!isRecord(report)) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = Array.isArray(report['testResults'])
    ? report['testResults'].filter(
        (file) =>
          isRecord(file) &&
          file['status'] === 'failed' &&
          Array.isArray(file['assertionResults']) &&
          !file['assertionResults'].some((test) => isRecord(test) && test['status'] === 'failed'),
      ).length
    : 0
  const unhandled = report['success'] === false && numberAt(report, 'numFailedTests') === 0 ? 1 : 0
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: numberAt(report, 'numFailedTests') + Math.max(brokenFiles, unhandled),
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  }
}

/**
 * Counts the tests in Playwright's JSON report. A flaky test counts as failed, because no test may
 * be retried.
 */
export function playwrightCounts(report: unknown): Counts {
  const stats = isRecord(report) && isRecord(report['stats']) ? report['stats'] : undefined
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  const errors = isRecord(report) && Array.isArray(report['errors']) ? report['errors'].length : 0
  return {
    passed: numberAt(stats, 'expected'),
    failed: numberAt(stats, 'unexpected') + numberAt(stats, 'flaky') + errors,
    skipped: numberAt(stats, 'skipped'),
  }
}
