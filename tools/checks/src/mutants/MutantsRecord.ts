/** A recorded mutant that no test detected. */
export type Survivor = {
  /** The mutated line at the time of the run, trimmed. */
  readonly line: string
  readonly was: string
  readonly became: string
}

export type Score = { readonly killed: number; readonly tried: number }

/** The last run of one file, and the hash of its text. */
export type FileRecord = Score & {
  readonly seed: number
  readonly perFile: number
  /** `hashSource` of the mutated file. */
  readonly source: string
  readonly survived: readonly Survivor[]
}

/** The recorded scores in total and of each area, and the last run of each file. */
export type MutantsRecord = {
  readonly score: Score
  readonly areas: Readonly<Record<string, Score>>
  readonly files: Readonly<Record<string, FileRecord>>
}

export const recordPath = 'tools/checks/mutants.json'

/** Settings of a run that may be recorded. */
export const standard = { seed: 14, perFile: 5 } as const

/** Least percentage of killed mutants, in total and in each area. */
export const leastPercent = 85

export const toPercent = ({ killed, tried }: Score): number =>
  tried === 0 ? 0 : (killed / tried) * 100
