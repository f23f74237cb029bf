import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Counts, playwrightCounts, vitestCounts } from '../reports/counts.ts'
import { readReport, resultsFolder, root } from '../reports/results.ts'
import { playwrightSkips, unlistedSkips, vitestSkips } from '../reports/skips.ts'

type Outcome = { readonly counts: Counts; readonly output: string }
export type Step = {
  readonly name: string
  readonly what: string
  /** Whether the gate skips all later steps if this one fails. */
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
    const env = { ...process.env, ...extra, NO_COLOR: '1', CI: 'true' }
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

/** Counts a gate step whose tool only passes or fails as one test. */
const verdict = ({ code, output }: Finished): Outcome => ({
  counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 },
  output,
})

const report = (name: string) => join(resultsFolder, name)

/**
 * Adds a failure to a gate step's counts if the runner exited with an error although its report
 * shows no failure, such as after a late crash.
 */
function withExitCode(counts: Counts, finished: Finished): Outcome {
  const failed = finished.code !== 0 && counts.failed === 0 ? 1 : counts.failed
  return { counts: { ...counts, failed }, output: finished.output }
}

/**
 * Counts skipped tests as failures unless `skips.ts` lists them, because a skipped test proves
 * nothing.
 */
function withSkips({ counts, output }: Outcome, skipped: readonly string[]): Outcome {
  const unlisted = unlistedSkips(skipped)
  const lines = unlisted.map((title) => `skipped, and not on the list of skips.ts: ${title}`)
  return {
    counts: { ...counts, failed: counts.failed + unlisted.length },
    output: [output, ...lines].join('\n'),
  }
}

/** Reporter that records which tests ran in which project. The coverage step reads the record. */
const testsReporter = join(root, 'tools/checks/src/coverage/TestsReporter.ts')

async function vitest(name: string, args: readonly string[]): Promise<Outcome> {
  const reporters = ['dot', 'json', testsReporter].map((reporter) => `--reporter=${reporter}`)
  const extra = { LATCHKEY_TESTS: report(`${name}.tests.json`) }
  const file = `${name}.json`
  const finished = await pnpmWith(extra, ...args, ...reporters, `--outputFile.json=${report(file)}`)
  const result = readReport(file)
  return withSkips(withExitCode(vitestCounts(result), finished), vitestSkips(result))
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

/**
 * All steps of the gate, the checks and tests that a commit must pass. The cheap ones come first.
 */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    what: 'format and lint (Biome)',
    run: async () => verdict(await pnpm('exec', 'biome', 'check', '--error-on-warnings', '.')),
  },
  {
    name: 'types',
    what: 'TypeScript over every package',
    run: async () => verdict(await pnpm('run', 'types')),
  },
  {
    name: 'build',
    what: 'packages and apps as they ship',
    essential: true,
    run: async () =>
      verdict(await pnpm('exec', 'turbo', 'run', 'build', '--output-logs=errors-only')),
  },
  {
    name: 'house',
    what: 'layers, density, documents, licences, published packages',
    run: () => ownRunner('house.json', 'tools/checks/src/main.ts'),
  },
  {
    name: 'unit',
    what: 'unit tests on what is built (vitest, in Chromium, Node and jsdom)',
    run: () =>
      vitest('unit', ['exec', 'vitest', 'run', '--config', 'config/vitest/built.config.ts']),
  },
  {
    name: 'stories',
    what: 'every story in Chromium, with axe',
    run: () => vitest('stories', ['--filter', '@latchkey/playground', 'exec', 'vitest', 'run']),
  },
  {
    name: 'journey',
    what: 'pages of Vite and Next on the packed packages, installed elsewhere: types, bytes, hydration',
    run: () => ownRunner('journey.json', 'tools/checks/src/journey/main.ts'),
  },
  {
    name: 'e2e',
    what: 'the built product over the sandbox (Playwright)',
    run: async () => {
      // The test code imports the sandbox's sources. The tested pages come from the build.
      const sources = { NODE_OPTIONS: '--conditions=source' }
      const finished = await pnpmWith(
        sources,
        '--filter',
        '@latchkey/e2e',
        'exec',
        'playwright',
        'test',
      )
      const result = readReport('e2e.json')
      return withSkips(withExitCode(playwrightCounts(result), finished), playwrightSkips(result))
    },
  },
  {
    name: 'coverage',
    what: 'every id that docs/coverage.md names is proven by this run',
    run: () => ownRunner('coverage.json', 'tools/checks/src/coverage/main.ts'),
  },
]
