/** A mutant (a small change of a source file) that no test has detected. */
export type Survivor = {
  /** Text of the changed line at the time of the run, trimmed. */
  readonly line: string
  readonly was: string
  readonly became: string
}

export type Score = { readonly killed: number; readonly tried: number }

/** Result of the last mutation run of one file, with a hash of the file's code. */
export type FileRecord = Score & {
  readonly seed: number
  readonly perFile: number
  /** Hash of the mutated file by `hashSource`. */
  readonly source: string
  readonly survived: readonly Survivor[]
}

/** Results of mutation runs: scores in total and of each area, and the last run of each file. */
export type MutantsRecord = {
  readonly score: Score
  readonly areas: Readonly<Record<string, Score>>
  readonly files: Readonly<Record<string, FileRecord>>
}

export const recordPath = 'tools/checks/mutants.json'

/**
 * Settings that a mutation run must have to be recorded: the seed of the random choice, and the
 * number of mutants per file.
 */
export const standard = { seed: 14, perFile: 5 } as const

/** Minimum percentage of mutants that tests must detect, in total and in each area. */
export const leastPercent = 85

export const toPercent = ({ killed, tried }: Score): number =>
  tried === 0 ? 0 : (killed / tried) * 100
