import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'

const root = new URL('../../../', import.meta.url).pathname

type RanTest = {
  readonly project: string
  readonly file: string
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'fails'
  readonly asserts: boolean
}

const isExpect = (step: TestStep): boolean =>
  step.category === 'expect' || step.steps.some(isExpect)

/**
 * Returns whether a step of a test belongs to a hook or fixture. These assert in every test, so
 * only the assertions of the test itself count.
 */
const isHook = (step: TestStep) => step.category === 'hook' || step.category === 'fixture'

function outcomeOf(test: TestCase, result: TestResult): RanTest['outcome'] {
  if (test.expectedStatus === 'failed') return 'fails'
  if (result.status === 'skipped') return 'skipped'
  return result.status === 'passed' ? 'passed' : 'failed'
}

/**
 * Playwright reporter that records which tests ran, in which project, and whether they asserted.
 * The coverage step of the gate reads the record. Playwright's own JSON report omits assertions.
 */
export default class TestsReporter implements Reporter {
  readonly #path: string
  readonly #tests: RanTest[] = []

  /** By default, the record is written to the path in `LATCHKEY_TESTS`. */
  constructor(options: { readonly outputFile?: string }) {
    this.#path = options.outputFile ?? process.env['LATCHKEY_TESTS'] ?? ''
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const [, project = '', , ...titles] = test.titlePath()
    this.#tests.push({
      project,
      file: relative(root, test.location.file),
      title: titles.join(' '),
      outcome: outcomeOf(test, result),
      asserts: result.steps.filter((step) => !isHook(step)).some(isExpect),
    })
  }

  onEnd(): void {
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(this.#tests))
  }

  printsToStdio(): boolean {
    return false
  }
}
