/** A test that ran, as its runner reports it. */
export type RanTest = {
  /** Project of the test runner in which the test ran, such as `chromium`. */
  readonly project: string
  /**
   * Path of the test file relative to the checkout, such as `packages/core/src/caip/caip.test.ts`.
   */
  readonly file: string
  /**
   * Titles of the suites and the test. Placeholders are filled in, so each row of a table has a
   * title.
   */
  readonly title: string
  /**
   * Result of the test. Only `passed` proves a rule. A test that is expected to fail has `fails`.
   */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'fails'
  /** Whether the test made an assertion: the runner saw one, or rejects tests without one. */
  readonly asserts: boolean
}
