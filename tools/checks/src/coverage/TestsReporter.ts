import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { root } from '../workspace/workspace.ts'
import type { RanTest } from './RanTest.ts'

function outcomeOf(test: TestCase): RanTest['outcome'] {
  if (test.options.fails) return 'fails'
  const { state } = test.result()
  return state === 'passed' || state === 'failed' ? state : 'skipped'
}

function toRanTest(test: TestCase): RanTest {
  return {
    project: test.project.name,
    file: relative(root, test.module.moduleId),
    title: test.fullName,
    outcome: outcomeOf(test),
    asserts: test.project.config.expect.requireAssertions === true,
  }
}

/**
 * Reporter that records which tests ran, in the file that `LATCHKEY_TESTS` names. Vitest's own JSON
 * report omits the projects.
 */
export default class TestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env['LATCHKEY_TESTS']
    if (!path) return
    const tests = modules.flatMap((module) => [...module.children.allTests()].map(toRanTest))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(tests))
  }
}
