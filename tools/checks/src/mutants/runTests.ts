import { spawn } from 'node:child_process'
import { root } from '../workspace/workspace.ts'
import type { Mutation } from './mutationsOf.ts'

export type Verdict = 'passed' | 'failed' | 'endless'

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
}

/**
 * Runs tests while the text of one source file is replaced in memory by its mutant. The checkout
 * stays unchanged.
 */
export function runTests(
  tests: readonly string[],
  mutant: Mutant | undefined,
  { projects = [], limitMs = 120_000 }: RunTestsOptions = {},
): Promise<Verdict> {
  const config = ['--config', 'config/vitest/mutants.config.ts', '--bail=1']
  const args = ['exec', 'vitest', 'run', ...config, ...projects.map((name) => `--project=${name}`)]
  const env = { ...process.env, LATCHKEY_MUTANT: mutant ? JSON.stringify(mutant) : '' }
  return new Promise((resolve, reject) => {
    const child = spawn('pnpm', [...args, ...tests], {
      cwd: root,
      env,
      stdio: 'ignore',
      detached: true,
    })
    const timer = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve('endless')
    }, limitMs)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0 ? 'passed' : 'failed')
    })
  })
}
