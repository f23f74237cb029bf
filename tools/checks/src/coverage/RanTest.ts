/** One test as a runner of the gate reported it. */
export type RanTest = {
  /** Project of the runner that ran it, e.g. `chromium`. */
  readonly project: string
  /** From the root of the checkout, e.g. `packages/core/src/caip/caip.test.ts`. */
  readonly file: string
  /** Suites and test, as computed: a table's rows have a title each. */
  readonly title: string
  /** Only `passed` proves; a test that is meant to fail is `fails`, whatever came of it. */
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'fails'
  /** Whether the runner saw an assertion run, or refuses tests without one. */
  readonly asserts: boolean
}
