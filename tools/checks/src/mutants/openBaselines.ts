import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SourceFile } from '../workspace/workspace.ts'
import { toPackageTests } from './nearestTests.ts'
import type { TestRun } from './runTests.ts'

/** The tests of a package without a mutant. Only tests that pass can detect a mutant. */
export type Baseline = Pick<TestRun, 'passed' | 'failed'> & { readonly seconds: number }

export type OpenBaselinesParameters = {
  /** Path of the JSON file that stores the baselines. */
  readonly path: string
  readonly files: readonly SourceFile[]
  /** Runs all test files below a folder, also after a failure. */
  readonly run: (folder: string) => Promise<Pick<TestRun, 'passed' | 'failed'>>
  readonly log: (line: string) => void
}

/**
 * Returns a function that reads the baseline of a file's package. It runs the package's tests once
 * for each version of the package's files, and stores the result for later runs.
 */
export function openBaselines(
  parameters: OpenBaselinesParameters,
): (file: string) => Promise<Baseline> {
  const { path, files, run, log } = parameters
  const stored = readStored(path)
  const read = async (folder: string): Promise<Baseline> => {
    const key = toKey(files.filter((file) => file.path.startsWith(folder)))
    const known = stored[folder]
    if (known?.key === key) return known
    log(`${folder}: runs all tests without a mutant`)
    const started = performance.now()
    const { passed, failed } = await run(folder)
    const seconds = Math.ceil((performance.now() - started) / 1_000)
    log(`${folder}: ${passed.length} test files pass in ${seconds} s`)
    for (const test of failed) log(`  left out, because it fails without a mutant: ${test}`)
    const baseline = { key, passed, failed, seconds }
    stored[folder] = baseline
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(stored, null, 1)}\n`)
    return baseline
  }
  const reads = new Map<string, Promise<Baseline>>()
  return (file) => {
    const folder = toPackageTests(file)
    const reading = reads.get(folder) ?? read(folder)
    reads.set(folder, reading)
    return reading
  }
}

type Stored = Record<string, Baseline & { readonly key: string }>

const readStored = (path: string): Stored =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}

function toKey(files: readonly SourceFile[]): string {
  const hash = createHash('sha256')
  for (const { path, text } of files) hash.update(JSON.stringify([path, text]))
  return hash.digest('hex')
}
