import { spawn } from 'node:child_process'
import { root } from '../workspace/workspace.ts'
import type { Mutation } from './mutationsOf.ts'

/**
 * Time limit of a test run with a mutant, in milliseconds. Each of these tests is faster, so a
 * mutant that reaches the limit never ends.
 */
const limitMs = 120_000

export type Verdict = 'passed' | 'failed' | 'endless'

/**
 * Runs tests while the text of one source file is replaced in memory by its mutant. The checkout
 * stays unchanged.
 */
export function runTests(
  tests: readonly string[],
  mutant: { readonly file: string; readonly mutation: Mutation } | undefined,
): Promise<Verdict> {
  const args = ['exec', 'vitest', 'run', '--config', 'config/vitest/mutants.config.ts', '--bail=1']
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
