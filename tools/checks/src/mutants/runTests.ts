import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../workspace/workspace.ts'
import type { Mutation } from './mutationsOf.ts'

export type Verdict = 'passed' | 'failed' | 'endless'

/** Outcome of a test run, with the test files that finished. */
export type TestRun = {
  readonly verdict: Verdict
  /** Paths of the passed test files, relative to the checkout. */
  readonly passed: readonly string[]
  /** Paths of the failed test files. After the first failure, further files are not run. */
  readonly failed: readonly string[]
}

/** A source file with a mutation. */
export type Mutant = { readonly file: string; readonly mutation: Mutation }

export type RunTestsOptions = {
  /** Names of the test projects that run, e.g. `node`. Default: all. */
  readonly projects?: readonly string[]
  /**
   * Time limit in milliseconds. The tests are faster, so a mutant that reaches the limit never
   * ends. Default: 2 minutes.
   */
  readonly limitMs?: number
  /** Whether all test files run although one fails. Default: false. */
  readonly all?: boolean
}

/**
 * Runs tests while the text of one source file is replaced in memory by its mutant. The checkout
 * stays unchanged.
 *
 * @param tests - Paths of test files, or of folders.
 */
export async function runTests(
  tests: readonly string[],
  mutant: Mutant | undefined,
  { projects = [], limitMs = 120_000, all = false }: RunTestsOptions = {},
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'mutant-'))
  const report = join(folder, 'report.json')
  const args = [
    ...['exec', 'vitest', 'run', '--config', 'config/vitest/mutants.config.ts'],
    ...['--reporter=json', `--outputFile=${report}`, ...(all ? [] : ['--bail=1'])],
    ...projects.map((name) => `--project=${name}`),
    ...tests,
  ]
  try {
    const verdict = await runPnpm(args, mutant, limitMs)
    return { verdict, ...readReport(report) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function runPnpm(
  args: readonly string[],
  mutant: Mutant | undefined,
  limitMs: number,
): Promise<Verdict> {
  const env = { ...process.env, LATCHKEY_MUTANT: mutant ? JSON.stringify(mutant) : '' }
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', args, { cwd: root, env, stdio: 'ignore', detached: true })
    const kill = () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }
    // The tests run in a separate process group, so they do not see an interruption.
    const interrupt = () => {
      kill()
      process.exit(130)
    }
    for (const signal of signals) process.once(signal, interrupt)
    const timer = setTimeout(() => {
      kill()
      resolve('endless')
    }, limitMs)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, interrupt)
      resolve(code === 0 ? 'passed' : 'failed')
    })
  })
}

const signals = ['SIGINT', 'SIGTERM'] as const

type Report = {
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** Reads Vitest's JSON report. A run that was stopped leaves none. */
function readReport(path: string): Omit<TestRun, 'verdict'> {
  if (!existsSync(path)) return { passed: [], failed: [] }
  const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'))
  const pathsOf = (passed: boolean) =>
    testResults
      .filter(({ status }) => (status === 'passed') === passed)
      .map(({ name }) => relative(root, name))
      .sort()
  return { passed: pathsOf(true), failed: pathsOf(false) }
}
