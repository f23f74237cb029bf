/** A mutant that no test noticed, as it is written down. */
export type Survivor = {
  /** The line it stands on, trimmed, as it was then. */
  readonly line: string
  readonly was: string
  readonly became: string
}

export type Score = { readonly killed: number; readonly tried: number }

/** Of one file its last run, and which text of it that was. */
export type FileRecord = Score & {
  readonly seed: number
  readonly perFile: number
  /** `hashSource` of the file as it was mutated. */
  readonly source: string
  readonly survived: readonly Survivor[]
}

/** What is written down: the score of all and of each area, and of each file its last run. */
export type MutantsRecord = {
  readonly score: Score
  readonly areas: Readonly<Record<string, Score>>
  readonly files: Readonly<Record<string, FileRecord>>
}

export const recordPath = 'tools/checks/mutants.json'

/** How a run is made that may be written down. */
export const standard = { seed: 14, perFile: 5 } as const

/** Of a hundred mutants so many are killed, in all and in each area. */
export const leastPercent = 85

export const toPercent = ({ killed, tried }: Score): number =>
  tried === 0 ? 0 : (killed / tried) * 100
