/** Runs of one file since the file or one of its local imports changed. */
export type FileRuns = {
  /** Hash of the file and its local imports at the time of the run. */
  readonly hash: string
  readonly runs: number
  /** Titles of failed tests, one per failure. */
  readonly failures: readonly string[]
}

/** All recorded runs by file, from the root of the checkout. */
export type FlakeRecord = Readonly<Record<string, FileRuns>>

/** A test file with its current hash. */
export type TestFile = { readonly file: string; readonly hash: string }

const unrun: Omit<FileRuns, 'hash'> = { runs: 0, failures: [] }

function runsOf(record: FlakeRecord, { file, hash }: TestFile): FileRuns {
  const found = record[file]
  return found?.hash === hash ? found : { hash, ...unrun }
}

/** Returns the files with fewer runs than wanted. Runs of an older version do not count. */
export function pendingFiles<file extends TestFile>(
  files: readonly file[],
  record: FlakeRecord,
  runs: number,
): readonly file[] {
  return files.filter((file) => runsOf(record, file).runs < runs)
}

/** Adds one run of a file to the record. Runs of an older version are dropped. */
export function addRun(
  record: FlakeRecord,
  file: TestFile,
  failures: readonly string[],
): FlakeRecord {
  const before = runsOf(record, file)
  const after = { ...before, runs: before.runs + 1, failures: [...before.failures, ...failures] }
  return { ...record, [file.file]: after }
}

/** Drops the runs of the given files, so that they run again. */
export function forgetFiles(record: FlakeRecord, files: readonly TestFile[]): FlakeRecord {
  const names = new Set(files.map(({ file }) => file))
  return Object.fromEntries(Object.entries(record).filter(([file]) => !names.has(file)))
}

/** Lists each failed test with the number of its failures, then the sums. */
export function summaryOf(
  files: readonly TestFile[],
  record: FlakeRecord,
): { readonly failures: number; readonly lines: readonly string[] } {
  const all = files.map((file) => ({ file: file.file, ...runsOf(record, file) }))
  const runs = all.reduce((sum, one) => sum + one.runs, 0)
  const failures = all.reduce((sum, one) => sum + one.failures.length, 0)
  const failed = all.flatMap(({ file, runs: ofFile, failures: titles }) =>
    [...new Set(titles)].map((title) => {
      const times = titles.filter((other) => other === title).length
      return `✗ ${file} · ${title} · ${times} of ${ofFile} runs`
    }),
  )
  const sums = `${files.length} specs, ${runs} runs, ${failures} failures`
  return { failures, lines: [...failed, sums] }
}
