/** A mutant that no test noticed, as it is written down. */
export type Survivor = {
  /** The line it stands on, trimmed, as it was then. */
  readonly line: string
  readonly was: string
  readonly became: string
}

export type FileRecord = { readonly killed: number; readonly survived: readonly Survivor[] }

/** What is written down: of each file its last run. */
export type MutantsRecord = {
  readonly seed: number
  readonly perFile: number
  readonly files: Readonly<Record<string, FileRecord>>
}

export const recordPath = 'tools/checks/mutants.json'
