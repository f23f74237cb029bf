import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { projectFiles, root } from '../workspace/workspace.ts'

/** A program that runs tests, such as vitest, with its test files. */
export type Runner = {
  readonly name: string
  /**
   * Number of test files per start of the program. If a batch is interrupted, the whole batch runs
   * again.
   */
  readonly batch: number
  /** Returns the paths of all test files, relative to the checkout. */
  readonly list: () => readonly string[]
  readonly args: (files: readonly string[]) => readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** Command-line arguments that make vitest write each test to the file in `LATCHKEY_TESTS`. */
const vitestReporters = [
  '--reporter=dot',
  `--reporter=${join(root, 'tools/checks/src/coverage/TestsReporter.ts')}`,
]
const playwrightReporters = '--reporter=line,./src/TestsReporter.ts'

function vitest({
  pnpm,
  options,
  ...runner
}: Pick<Runner, 'name' | 'batch'> & {
  /** Arguments of `pnpm` that start vitest in the right workspace. */
  readonly pnpm: readonly string[]
  readonly options: readonly string[]
}): Runner {
  const list = () => {
    const args = [...pnpm, 'list', '--filesOnly', '--json', ...options]
    const output = execFileSync('pnpm', args, { cwd: root, encoding: 'utf8' })
    const found: readonly { readonly file: string }[] = JSON.parse(output)
    return found.map(({ file }) => relative(root, file))
  }
  const args = (files: readonly string[]) => [
    ...pnpm,
    'run',
    ...options,
    ...vitestReporters,
    ...files.map((file) => join(root, file)),
  ]
  return { ...runner, list, args }
}

const isSpec = (file: string) =>
  /^tools\/e2e\/src\/.*\.spec\.ts$/.test(file) && !file.endsWith('.long.spec.ts')
const isFaultsSpec = (file: string) => /[/.]faults\.spec\.ts$/.test(file)

function playwright(project: string, isOwn: (file: string) => boolean): Runner {
  return {
    name: `e2e ${project}`,
    batch: 12,
    list: () => projectFiles().filter(isSpec).filter(isOwn),
    args: (files) => [
      ...['--filter', '@latchkey/e2e', 'exec', 'playwright', 'test'],
      ...[`--project=${project}`, '--no-deps', playwrightReporters],
      `--output=${join(root, 'test-results/flakes/pages')}`,
      ...files.map((file) => file.slice('tools/e2e/'.length)),
    ],
    env: { NODE_OPTIONS: '--conditions=source' },
  }
}

/**
 * All test programs of the gate that open a browser. Their tests are run repeatedly to find flaky
 * ones.
 */
export const runners: readonly Runner[] = [
  playwright('chromium', (file) => !isFaultsSpec(file)),
  playwright('faults', isFaultsSpec),
  vitest({
    name: 'chromium',
    batch: 60,
    pnpm: ['exec', 'vitest'],
    options: ['--config', 'config/vitest/built.config.ts', '--project', 'chromium'],
  }),
  vitest({
    name: 'stories',
    batch: 48,
    pnpm: ['--filter', '@latchkey/playground', 'exec', 'vitest'],
    options: [],
  }),
]
