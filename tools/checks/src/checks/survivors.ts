import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type FileRecord,
  leastPercent,
  type MutantsRecord,
  recordPath,
  type Score,
  standard,
  toPercent,
} from '../mutants/MutantsRecord.ts'
import { hashSource, toRecord } from '../mutants/scores.ts'
import { type Target, targets } from '../mutants/targets.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/**
 * Returns the reason why the last mutation run of a file does not count; `undefined` if it counts.
 */
function fileBreach(text: string | undefined, record: FileRecord | undefined): string | undefined {
  if (text === undefined) return 'is no more: mend tools/checks/src/mutants/targets.ts'
  if (!record) return 'has no record'
  if (record.seed !== standard.seed || record.perFile !== standard.perFile)
    return `was tried with seed ${record.seed} and ${record.perFile} mutants, the others with ${standard.seed} and ${standard.perFile}`
  return record.source === hashSource(text) ? undefined : 'has changed since its mutants were tried'
}

const shareBreach = (name: string, score: Score): readonly string[] =>
  toPercent(score) < leastPercent
    ? [`${name}: ${score.killed} of ${score.tried} mutants killed, ${leastPercent} % are asked for`]
    : []

/**
 * Lists faults in the record of mutation runs: files that have not been tried with their present
 * text and the standard settings, scores below the minimum in total or in an area, and scores that
 * do not follow from the runs.
 */
export function recordBreaches(
  record: MutantsRecord,
  wanted: readonly Target[],
  read: (file: string) => string | undefined,
): readonly string[] {
  const files = wanted.flatMap(({ file }) => {
    const breach = fileBreach(read(file), record.files[file])
    return breach ? [`${file} ${breach}: run pnpm mutants ${file} --write`] : []
  })
  const counted = toRecord(wanted, (file) => record.files[file])
  const isCounted = Object.values(record.files).every(
    ({ killed, tried, survived }) => killed + survived.length === tried,
  )
  return [
    ...files,
    ...(isCounted && isDeepStrictEqual(counted, record)
      ? []
      : [
          `the scores in ${recordPath} are not those of its files: run pnpm mutants <file> --write`,
        ]),
    ...shareBreach('all', counted.score),
    ...Object.entries(counted.areas).flatMap(([area, score]) => shareBreach(area, score)),
  ]
}

const readIfThere = (path: string) =>
  existsSync(join(root, path)) ? readProjectFile(path) : undefined

export const survivors: Check = {
  name: `mutants: each target was tried as it stands, and ${leastPercent} % are killed in every area`,
  run: () => recordBreaches(JSON.parse(readProjectFile(recordPath)), targets, readIfThere),
}
