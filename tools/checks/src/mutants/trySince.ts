import { join } from 'node:path'
import { root, sourceFiles } from '../workspace/workspace.ts'
import { readChangedLines } from './changedLines.ts'
import { drawMutants } from './drawMutants.ts'
import { leastPercent, toPercent } from './MutantsRecord.ts'
import { findNearestTests, toPackageTests } from './nearestTests.ts'
import { type Mutant, runTests } from './runTests.ts'
import { openVerdicts, type SinceVerdict, toVerdictKey } from './verdicts.ts'

const recordPath = 'test-results/mutants/since.json'

/** A package's whole tests are slower than the tests of one folder. */
const packageLimitMs = 600_000

export type TrySinceParameters = {
  /** The commit since which lines count as changed, e.g. `HEAD~20`. */
  readonly since: string
  readonly seed: number
  readonly count: number
}

/** `untried`: the tests also fail without the mutant, so that their failure proves nothing. */
type Outcome = SinceVerdict | 'untried'

/** Returns a function that tells whether tests pass without a mutant. Each list runs once. */
function createBaseline(): (tests: readonly string[]) => Promise<boolean> {
  const runs = new Map<string, Promise<boolean>>()
  return (tests) => {
    const key = tests.join(' ')
    const run =
      runs.get(key) ??
      runTests(tests, undefined, { limitMs: packageLimitMs }).then((result) => result === 'passed')
    runs.set(key, run)
    return run
  }
}

/** Tries one mutant: first with the nearest tests, then with all tests of the package. */
async function tryMutant(
  mutant: Mutant,
  nearest: readonly string[],
  passes: ReturnType<typeof createBaseline>,
): Promise<Outcome> {
  if (nearest.length === 0) return 'survived'
  if ((await runTests(nearest, mutant)) !== 'passed')
    return (await passes(nearest)) ? 'nearest' : 'untried'
  const all = [toPackageTests(mutant.file)]
  const limits = { limitMs: packageLimitMs }
  if ((await runTests(all, mutant, limits)) === 'passed') return 'survived'
  return (await passes(all)) ? 'package' : 'untried'
}

const words = {
  nearest: 'killed',
  package: 'killed by the package',
  survived: 'SURVIVED',
  untried: 'untried, because its tests fail without it',
} as const satisfies Record<Outcome, string>

const toLine = ({ file, mutation }: Mutant, outcome: Outcome) =>
  `${words[outcome]}: ${file}:${mutation.line}: ${mutation.was} → ${mutation.text}`

/**
 * Tries seeded mutants of the lines that changed since a commit, and prints each outcome. Stored
 * verdicts of unchanged files are not tried again, so an interrupted run resumes.
 *
 * @returns Whether all mutants were tried, and the tests detected enough of them (`leastPercent`).
 */
export async function trySince({ since, seed, count }: TrySinceParameters): Promise<boolean> {
  const files = sourceFiles('apps', 'packages')
  const mutants = drawMutants({ files, changed: readChangedLines(since), seed, count })
  console.log(`${mutants.length} mutants of the lines changed since ${since}, seed ${seed}`)
  const verdicts = openVerdicts(join(root, recordPath))
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const passes = createBaseline()
  const outcomes: Outcome[] = []
  for (const mutant of mutants) {
    const nearest = findNearestTests(mutant.file, files)
    const key = toVerdictKey(
      mutant,
      [mutant.file, ...nearest].map((path) => texts.get(path) ?? ''),
    )
    const outcome = verdicts.read(key) ?? (await tryMutant(mutant, nearest, passes))
    if (outcome !== 'untried') verdicts.store(key, outcome)
    outcomes.push(outcome)
    console.log(toLine(mutant, outcome))
  }
  const tried = outcomes.filter((outcome) => outcome !== 'untried').length
  const killed = tried - outcomes.filter((outcome) => outcome === 'survived').length
  const percent = toPercent({ killed, tried })
  console.log(
    `${killed} of ${tried} killed: ${percent.toFixed(1)} %, ${leastPercent} % are asked for`,
  )
  return tried === mutants.length && (tried === 0 || percent >= leastPercent)
}
