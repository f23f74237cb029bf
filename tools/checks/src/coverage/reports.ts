import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/workspace.ts'
import type { Place, Report } from './coverage.ts'
import type { RanTest } from './RanTest.ts'

type Source = {
  readonly file: string
  readonly read: (path: string) => readonly RanTest[]
  readonly placeOf: Report['placeOf']
}

/** Reads a test report that one of this repository's reporters has written (`TestsReporter.ts`). */
const readTests = (path: string): readonly RanTest[] => JSON.parse(readFileSync(path, 'utf8'))

type OwnReport = {
  readonly testResults: readonly { readonly name: string; readonly problems: readonly string[] }[]
}

/**
 * Returns the function that reads a report of this tool's own checks. Each check counts as a test
 * with an assertion.
 */
function readOwn(file: string): Source['read'] {
  return (path) => {
    const { testResults }: OwnReport = JSON.parse(readFileSync(path, 'utf8'))
    return testResults.map(({ name, problems }) => {
      const outcome = problems.length === 0 ? 'passed' : 'failed'
      return { project: 'own', file, title: name, outcome, asserts: true }
    })
  }
}

/** The test report of each step of the gate, with the environments of its test projects. */
const sources: Readonly<Record<string, Source>> = {
  // Checks of the repository itself.
  house: {
    file: 'house.json',
    read: readOwn('tools/checks/src/checks/index.ts'),
    placeOf: () => 'elsewhere',
  },
  unit: {
    file: 'unit.tests.json',
    read: readTests,
    placeOf: (project): Place => (project.startsWith('chromium') ? 'page' : 'elsewhere'),
  },
  // Tests of a test project's page in Chromium, built with the packed packages.
  journey: {
    file: 'journey.json',
    read: readOwn('tools/checks/src/journey/main.ts'),
    placeOf: () => 'page',
  },
  e2e: {
    file: 'e2e.tests.json',
    read: readTests,
    placeOf: () => 'product',
  },
}

const pathOf = (source: Source) => join(root, 'test-results/gate', source.file)

/** Returns the names of gate steps that have not written their report. */
export const missingReports = (): readonly string[] =>
  Object.entries(sources).flatMap(([name, source]) => (existsSync(pathOf(source)) ? [] : [name]))

/** Returns the test reports of the gate's last run. */
export const readReports = (): readonly Report[] =>
  Object.values(sources)
    .filter((source) => existsSync(pathOf(source)))
    .map((source) => ({ tests: source.read(pathOf(source)), placeOf: source.placeOf }))
