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

/** Reads the report of a runner with one of our reporters. */
const readTests = (path: string): readonly RanTest[] => JSON.parse(readFileSync(path, 'utf8'))

type OwnReport = {
  readonly testResults: readonly { readonly name: string; readonly problems: readonly string[] }[]
}

/**
 * Reads the report of this project's runners. A result counts as a test that asserts its problems.
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

/** The report of each step of the gate, and the places of its projects. */
const sources: Readonly<Record<string, Source>> = {
  // Rules about the checkout itself.
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
  // A consumer's page in Chromium, with the packed packages.
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

/** Returns the steps of the gate whose report is missing. */
export const missingReports = (): readonly string[] =>
  Object.entries(sources).flatMap(([name, source]) => (existsSync(pathOf(source)) ? [] : [name]))

/** Returns the reports of the last run of the gate. */
export const readReports = (): readonly Report[] =>
  Object.values(sources)
    .filter((source) => existsSync(pathOf(source)))
    .map((source) => ({ tests: source.read(pathOf(source)), placeOf: source.placeOf }))
