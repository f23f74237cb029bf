import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Counts, playwrightCounts, vitestCounts } from './counts.ts'
import { readReport, resultsFolder, root } from './results.ts'

type Outcome = { readonly counts: Counts; readonly output: string }
export type Step = {
  readonly name: string
  readonly what: string
  /** Later steps make no sense without it. */
  readonly essential?: true
  readonly run: () => Promise<Outcome>
}

type Finished = { readonly code: number; readonly output: string }

function pnpm(...args: readonly string[]): Promise<Finished> {
  return pnpmWith({}, ...args)
}

function pnpmWith(
  extra: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...extra, NO_COLOR: '1' }
    const child = spawn('pnpm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    )
  })
}

/** A tool that only says yes or no counts as one test. */
const verdict = ({ code, output }: Finished): Outcome => ({
  counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 },
  output,
})

const report = (name: string) => join(resultsFolder, name)

/** A runner that ended badly although its report is clean (a crash after writing it) is a failure. */
function withExitCode(counts: Counts, finished: Finished): Outcome {
  const failed = finished.code !== 0 && counts.failed === 0 ? 1 : counts.failed
  return { counts: { ...counts, failed }, output: finished.output }
}

async function vitest(file: string, args: readonly string[]): Promise<Outcome> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report(file)}`]
  const finished = await pnpm(...args, ...reporters)
  return withExitCode(vitestCounts(readReport(file)), finished)
}

async function ownRunner(
  file: string,
  script: string,
  ...rest: readonly string[]
): Promise<Outcome> {
  const args = ['exec', 'node', '--conditions=source', script, `--report=${report(file)}`, ...rest]
  const finished = await pnpm(...args)
  return withExitCode(vitestCounts(readReport(file)), finished)
}

const turbo = (task: string) => pnpm('exec', 'turbo', 'run', task, '--output-logs=errors-only')

/** The gate, cheap steps first. */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    what: 'format and lint (Biome)',
    run: async () => verdict(await pnpm('exec', 'biome', 'check', '--error-on-warnings', '.')),
  },
  {
    name: 'types',
    what: 'TypeScript over every package',
    run: async () => verdict(await turbo('types')),
  },
  {
    name: 'build',
    what: 'packages and apps as they ship',
    essential: true,
    run: async () => verdict(await turbo('build')),
  },
  {
    name: 'house',
    what: 'layers, density, documents, licences, published packages',
    run: () => ownRunner('house.json', 'tools/checks/src/main.ts'),
  },
  {
    name: 'unit',
    what: 'unit tests on what is built (vitest, in Chromium, Node and jsdom)',
    run: () => vitest('unit.json', ['exec', 'vitest', 'run', '--config', 'vitest.built.config.ts']),
  },
  {
    name: 'stories',
    what: 'every story in Chromium, with axe',
    run: () =>
      vitest('stories.json', ['--filter', '@latchkey/playground', 'exec', 'vitest', 'run']),
  },
  {
    name: 'journey',
    what: 'bytes at the three moments, in Chromium',
    run: () => ownRunner('journey.json', 'tools/checks/src/journey/main.ts'),
  },
  {
    name: 'e2e',
    what: 'the built product over the sandbox (Playwright)',
    run: async () => {
      // The suite reads the sandbox's sources; the pages it opens are what was built.
      const sources = { NODE_OPTIONS: '--conditions=source' }
      const finished = await pnpmWith(
        sources,
        '--filter',
        '@latchkey/e2e',
        'exec',
        'playwright',
        'test',
      )
      return withExitCode(playwrightCounts(readReport('e2e.json')), finished)
    },
  },
]
