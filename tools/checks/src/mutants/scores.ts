import { createHash } from 'node:crypto'
import ts from 'typescript'
import type { FileRecord, MutantsRecord, Score } from './MutantsRecord.ts'
import type { Target } from './targets.ts'

const printer = ts.createPrinter({ removeComments: true })

/**
 * Returns the SHA-256 of a file's code in hex. Comments, layout and imports are excluded, because
 * mutants never change them. So the record stays valid if only a comment changes or an imported
 * file moves.
 */
export function hashSource(text: string): string {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, false)
  const code = file.statements
    .filter((statement) => !ts.isImportDeclaration(statement))
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, statement, file))
  return createHash('sha256').update(code.join('\n')).digest('hex')
}

export function addScores(scores: readonly Score[]): Score {
  const sum = (field: keyof Score) => scores.reduce((total, score) => total + score[field], 0)
  return { killed: sum('killed'), tried: sum('tried') }
}

/**
 * Builds the record of mutation runs from the last run of each file, with the scores in total and
 * per area.
 */
export function toRecord(
  targets: readonly Target[],
  recordOf: (file: string) => FileRecord | undefined,
): MutantsRecord {
  const tried = targets.flatMap(({ area, file }) => {
    const record = recordOf(file)
    return record ? [{ area, file, record }] : []
  })
  const scoreOf = (area: string) =>
    addScores(tried.filter((x) => x.area === area).map(({ record }) => record))
  const areas = new Set(tried.map(({ area }) => area))
  return {
    score: addScores(tried.map(({ record }) => record)),
    areas: Object.fromEntries([...areas].map((area) => [area, scoreOf(area)])),
    files: Object.fromEntries(tried.map(({ file, record }) => [file, record])),
  }
}
