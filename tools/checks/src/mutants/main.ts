import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readProjectFile, root } from '../workspace/workspace.ts'
import {
  type FileRecord,
  leastPercent,
  type MutantsRecord,
  recordPath,
  type Survivor,
  standard,
  toPercent,
} from './MutantsRecord.ts'
import { mutationsOf } from './mutationsOf.ts'
import { runTests } from './runTests.ts'
import { createRandom, sample } from './sample.ts'
import { addScores, hashSource, toRecord } from './scores.ts'
import { type Target, targets } from './targets.ts'
import { trySince } from './trySince.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(standard.seed) },
    'per-file': { type: 'string', default: String(standard.perFile) },
    write: { type: 'boolean', default: false },
    since: { type: 'string' },
    count: { type: 'string', default: '100' },
  },
})
const seed = Number(values.seed)
const perFile = Number(values['per-file'])
/** The projects that hold the tests of `targets`. */
const projects = ['node', 'servers']
const wanted = targets.filter(
  ({ area, file }) => words.length === 0 || words.some((x) => file.includes(x) || area === x),
)

/**
 * Tries mutants of one source file. Returns `undefined` if the file is missing, or its tests fail
 * without a mutant.
 */
async function tryTarget({ file, tests }: Target): Promise<FileRecord | undefined> {
  if (!existsSync(join(root, file))) return undefined
  const text = readProjectFile(file)
  const mutations = sample(mutationsOf(file, text), perFile, createRandom(seed))
  if ((await runTests(tests, undefined, { projects })).verdict !== 'passed') return undefined
  const survived: Survivor[] = []
  for (const mutation of mutations) {
    if ((await runTests(tests, { file, mutation }, { projects })).verdict !== 'passed') continue
    const line = text.split('\n')[mutation.line - 1]?.trim() ?? ''
    survived.push({ line, was: mutation.was, became: mutation.text })
    console.log(`  survived: ${file}:${mutation.line}: ${mutation.was} → ${mutation.text}`)
  }
  const tried = mutations.length
  const killed = tried - survived.length
  return { killed, tried, seed, perFile, source: hashSource(text), survived }
}

/**
 * Writes the record of mutation runs with the new ones. A file without a new run keeps its old one.
 */
function write(tried: ReadonlyMap<string, FileRecord>): void {
  const { files }: MutantsRecord = JSON.parse(readProjectFile(recordPath))
  const record = toRecord(targets, (file) => tried.get(file) ?? files[file])
  writeFileSync(join(root, recordPath), `${JSON.stringify(record, null, 2)}\n`)
}

/** Tries the files of `targets` that the words name. Returns whether enough mutants were killed. */
async function tryTargets(): Promise<boolean> {
  console.log(`seed ${seed}, at most ${perFile} mutants of each of ${wanted.length} files`)
  const tried = new Map<string, FileRecord>()
  let broken = 0
  for (const target of wanted) {
    const record = await tryTarget(target)
    if (record) {
      tried.set(target.file, record)
      console.log(`${target.file}: ${record.killed} of ${record.tried} killed`)
    } else {
      broken += 1
      console.log(`${target.file}: gone, or its tests fail without a mutant (targets.ts)`)
    }
    if (values.write) write(tried)
  }
  const score = addScores([...tried.values()])
  const percent = toPercent(score)
  console.log(
    `${score.killed} of ${score.tried} killed: ${percent.toFixed(1)} %, ${leastPercent} % are asked for`,
  )
  return broken === 0 && percent >= leastPercent
}

const { since } = values
const isEnough = since
  ? await trySince({ since, seed, count: Number(values.count) })
  : await tryTargets()
process.exitCode = isEnough ? 0 : 1
