import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProjectFile, root } from '../workspace.ts'
import { mutationsOf } from './mutationsOf.ts'
import { runTests } from './runTests.ts'
import { type FileRecord, type MutantsRecord, recordPath, type Survivor } from './Survivor.ts'
import { createRandom, sample } from './sample.ts'
import { type Target, targets } from './targets.ts'

const least = 85

const option = (name: string, otherwise: number) =>
  Number(process.argv.find((x) => x.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)

const seed = option('seed', 14)
const perFile = option('per-file', 5)
const words = process.argv.slice(2).filter((x) => !x.startsWith('--'))
const wanted = targets.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)

/** `undefined`: the file is gone, or its tests fail without a mutant. */
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
  return { killed: mutations.length - survived.length, survived }
}

function sayTotal(files: readonly FileRecord[]): number {
  const killed = files.reduce((sum, file) => sum + file.killed, 0)
  const all = files.reduce((sum, file) => sum + file.survived.length, killed)
  const percent = all === 0 ? 0 : (killed / all) * 100
  console.log(`${killed} of ${all} killed: ${percent.toFixed(1)} %, ${least} % are asked for`)
  return percent
}

/** Of each file the newest run; those that were not tried keep theirs. */
function write(tried: ReadonlyMap<string, FileRecord>): void {
  const old: MutantsRecord = JSON.parse(readProjectFile(recordPath))
  const files = targets.flatMap(({ file }) => {
    const record = tried.get(file) ?? old.files[file]
    return record ? [[file, record] as const] : []
  })
  const record: MutantsRecord = { seed, perFile, files: Object.fromEntries(files) }
  writeFileSync(join(root, recordPath), `${JSON.stringify(record, null, 2)}\n`)
}

console.log(`seed ${seed}, at most ${perFile} mutants of each of ${wanted.length} files`)
const tried = new Map<string, FileRecord>()
let broken = 0
for (const target of wanted) {
  const record = await tryTarget(target)
  if (record) {
    tried.set(target.file, record)
    console.log(`${target.file}: ${record.killed} killed, ${record.survived.length} survived`)
  } else {
    broken += 1
    console.log(`${target.file}: gone, or its tests fail without a mutant (targets.ts)`)
  }
  if (process.argv.includes('--write')) write(tried)
}
const percent = sayTotal([...tried.values()])
process.exitCode = broken > 0 || percent < least ? 1 : 0
