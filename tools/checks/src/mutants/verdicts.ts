import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './runTests.ts'

const verdicts = ['nearest', 'package', 'survived'] as const

/** Which tests detected a mutant: the nearest, others of the package, or none. */
export type SinceVerdict = (typeof verdicts)[number]

/** Stored verdicts of mutants. */
export type Verdicts = {
  readonly read: (key: string) => SinceVerdict | undefined
  /** Stores a verdict immediately, so that an interrupted run resumes behind it. */
  readonly store: (key: string, verdict: SinceVerdict) => void
}

/**
 * Returns the key of a mutant's verdict: a hash of the mutant, of the file's text and of the texts
 * of the nearest tests. A change of any of them makes the verdict void.
 */
export function toVerdictKey({ file, mutation }: Mutant, texts: readonly string[]): string {
  const { start, end, text } = mutation
  const parts = JSON.stringify([file, start, end, text, ...texts])
  return createHash('sha256').update(parts).digest('hex')
}

function readRecord(path: string): Record<string, unknown> {
  if (!existsSync(path)) return {}
  const stored: unknown = JSON.parse(readFileSync(path, 'utf8'))
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}

/** Opens the verdicts stored in a JSON file. A missing file holds none. */
export function openVerdicts(path: string): Verdicts {
  const record = readRecord(path)
  return {
    read: (key) => verdicts.find((verdict) => verdict === record[key]),
    store: (key, verdict) => {
      record[key] = verdict
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${JSON.stringify(record, null, 1)}\n`)
    },
  }
}
