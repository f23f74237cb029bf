import { join } from 'node:path'
import { root, sourceFiles } from '../workspace/workspace.ts'
import { readChangedLines } from './changedLines.ts'
import { drawMutants } from './drawMutants.ts'
import { leastPercent, toPercent } from './MutantsRecord.ts'
import { findNearestTests } from './nearestTests.ts'
import { type Baseline, openBaselines } from './openBaselines.ts'
import { type Mutant, runTests, type TestRun } from './runTests.ts'
import { openVerdicts, type SinceVerdict, toVerdictKey } from './verdicts.ts'

const folder = join(root, 'test-results/mutants')

/** Time limit in milliseconds of a package's tests without a mutant. */
const baselineLimitMs = 3_600_000

/**
 * Time limits in milliseconds of tests with a mutant: the least one, and the multiple of the
 * package's time without a mutant.
 */
const leastLimitMs = 120_000
const limitFactor = 3

export type TrySinceParameters = {
  /** The commit since which lines count as changed, e.g. `HEAD~20`. */
  readonly since: string
  readonly seed: number
  readonly count: number
}

type Outcome = {
  /** `untried`: no test of the package passes without a mutant, so that a failure proves nothing. */
  readonly verdict: SinceVerdict | 'untried'
  /** First test file that failed. Absent for survivors, stored verdicts and endless runs. */
  readonly by?: string | undefined
}

const toOutcome = (verdict: 'nearest' | 'package', { failed }: TestRun): Outcome => ({
  verdict,
  by: failed[0],
})

/**
 * Tries one mutant: first with the nearest tests, then with all other tests of the package. Tests
 * that fail without a mutant are left out.
 */
async function tryMutant(
  mutant: Mutant,
  nearest: readonly string[],
  { passed, seconds }: Baseline,
): Promise<Outcome> {
  if (nearest.length === 0) return { verdict: 'survived' }
  if (passed.length === 0) return { verdict: 'untried' }
  const limits = { limitMs: Math.max(leastLimitMs, limitFactor * 1_000 * seconds) }
  const near = nearest.filter((path) => passed.includes(path))
  if (near.length > 0) {
    const run = await runTests(near, mutant, limits)
    if (run.verdict !== 'passed') return toOutcome('nearest', run)
  }
  const others = passed.filter((path) => !near.includes(path))
  if (others.length === 0) return { verdict: 'survived' }
  const run = await runTests(others, mutant, limits)
  return run.verdict === 'passed' ? { verdict: 'survived' } : toOutcome('package', run)
}

const words = {
  nearest: 'killed',
  package: 'killed by the package',
  survived: 'SURVIVED',
  untried: 'untried, because no test of the package passes without it',
} as const satisfies Record<Outcome['verdict'], string>

const toLine = ({ file, mutation }: Mutant, { verdict, by }: Outcome) =>
  `${words[verdict]}: ${file}:${mutation.line}: ${mutation.was} → ${mutation.text}${by ? ` (${by})` : ''}`

/**
 * Tries seeded mutants of the lines that changed since a commit, and prints each outcome. Verdicts
 * and baselines of unchanged files are stored, so an interrupted run resumes.
 *
 * @returns Whether all mutants were tried, and the tests detected enough of them (`leastPercent`).
 */
export async function trySince({ since, seed, count }: TrySinceParameters): Promise<boolean> {
  const files = sourceFiles('apps', 'packages')
  const mutants = drawMutants({ files, changed: readChangedLines(since), seed, count })
  console.log(`${mutants.length} mutants of the lines changed since ${since}, seed ${seed}`)
  const verdicts = openVerdicts(join(folder, 'since.json'))
  const readBaseline = openBaselines({
    path: join(folder, 'baselines.json'),
    files,
    run: (tests) => runTests([tests], undefined, { limitMs: baselineLimitMs, all: true }),
    log: console.log,
  })
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const found: Outcome['verdict'][] = []
  for (const [index, mutant] of mutants.entries()) {
    const nearest = findNearestTests(mutant.file, files)
    const key = toVerdictKey(
      mutant,
      [mutant.file, ...nearest].map((path) => texts.get(path) ?? ''),
    )
    const started = performance.now()
    const stored = verdicts.read(key)
    const outcome = stored
      ? { verdict: stored }
      : await tryMutant(mutant, nearest, await readBaseline(mutant.file))
    const { verdict } = outcome
    if (verdict !== 'untried') verdicts.store(key, verdict)
    found.push(verdict)
    const seconds = Math.round((performance.now() - started) / 1_000)
    const place = `${index + 1}/${mutants.length}, ${stored ? 'stored' : `${seconds} s`}`
    console.log(`[${place}] ${toLine(mutant, outcome)}`)
  }
  return toResult(found)
}

/** Prints the score of the tried mutants. Returns whether it is high enough. */
function toResult(found: readonly Outcome['verdict'][]): boolean {
  const tried = found.filter((verdict) => verdict !== 'untried').length
  const killed = tried - found.filter((verdict) => verdict === 'survived').length
  const percent = toPercent({ killed, tried })
  const score = `${killed} of ${tried} killed: ${percent.toFixed(1)} %`
  console.log(`${score}, ${leastPercent} % are asked for`)
  return tried === found.length && (tried === 0 || percent >= leastPercent)
}
