import { expect, test } from 'vitest'
import { add, none, playwrightCounts, vitestCounts } from './counts.ts'

test('default: sums outcomes', () => {
  const one = { passed: 2, failed: 1, skipped: 3 }
  expect(add(add(none, one), one)).toEqual({ passed: 4, failed: 2, skipped: 6 })
})

test('vitest: passed, failed, pending and todo are read', () => {
  const report = {
    success: false,
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
  }
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('vitest: a file that cannot be loaded is a failure', () => {
  const report = {
    success: false,
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  }
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 0 })
})

test('vitest: an unhandled error outside of tests is a failure', () => {
  expect(vitestCounts({ success: false, numPassedTests: 5, numFailedTests: 0 }).failed).toBe(1)
})

test('vitest: a missing report is a failure', () => {
  expect(vitestCounts(undefined).failed).toBe(1)
})

test('playwright: a flaky test is a failed one', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] }
  expect(playwrightCounts(report)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('playwright: an error outside of tests is a failure', () => {
  expect(playwrightCounts({ stats: { expected: 3 }, errors: [{}] }).failed).toBe(1)
  expect(playwrightCounts({}).failed).toBe(1)
})
