/** One test in the report of a runner. */
export type RanTest = {
  /** Project of the runner, such as `chromium`. */
  readonly project: string
  /** From the root of the checkout, e.g. `packages/core/src/caip/caip.test.ts`. */
  readonly file: string
  /** Suites and test with computed placeholders, so that each row of a table has a title. */
  readonly title: string
  /** Only `passed` is a proof. A test that is expected to fail has `fails`, whatever its result. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'fails'
  /** Whether the runner saw an assertion, or rejects tests without one. */
  readonly asserts: boolean
}
