import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((x) => x.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)

const seed = option('seed', standard.seed)
const perFile = option('per-file', standard.perFile)
const words = process.argv.slice(2).filter((x) => !x.startsWith('--'))
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
  if ((await runTests(tests, undefined)) !== 'passed') return undefined
  const survived: Survivor[] = []
  for (const mutation of mutations) {
    if ((await runTests(tests, { file, mutation })) !== 'passed') continue
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
  if (process.argv.includes('--write')) write(tried)
}
const score = addScores([...tried.values()])
const percent = toPercent(score)
console.log(
  `${score.killed} of ${score.tried} killed: ${percent.toFixed(1)} %, ${leastPercent} % are asked for`,
)
process.exitCode = broken > 0 || percent < leastPercent ? 1 : 0
