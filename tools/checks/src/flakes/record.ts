/** Recorded runs of a test file since the file, or a file that it imports, was last changed. */
export type FileRuns = {
  /** Hash of the test file and its local imports when it ran. */
  readonly hash: string
  readonly runs: number
  /** Titles of the tests that failed, once per failure. */
  readonly failures: readonly string[]
}

/** All recorded runs by test file. Paths are relative to the checkout. */
export type FlakeRecord = Readonly<Record<string, FileRuns>>

/** A test file and the hash of its present content, including local imports. */
export type TestFile = { readonly file: string; readonly hash: string }

const unrun: Omit<FileRuns, 'hash'> = { runs: 0, failures: [] }

function runsOf(record: FlakeRecord, { file, hash }: TestFile): FileRuns {
  const found = record[file]
  return found?.hash === hash ? found : { hash, ...unrun }
}

/**
 * Returns the test files that have run less often than wanted since their last change, to find
 * flaky tests.
 */
export function pendingFiles<file extends TestFile>(
  files: readonly file[],
  record: FlakeRecord,
  runs: number,
): readonly file[] {
  return files.filter((file) => runsOf(record, file).runs < runs)
}

/** Adds one run of a test file to the record. Drops earlier runs if the file has changed since. */
export function addRun(
  record: FlakeRecord,
  file: TestFile,
  failures: readonly string[],
): FlakeRecord {
  const before = runsOf(record, file)
  const after = { ...before, runs: before.runs + 1, failures: [...before.failures, ...failures] }
  return { ...record, [file.file]: after }
}

/** Removes the runs of the given test files from the record, so that they run again. */
export function forgetFiles(record: FlakeRecord, files: readonly TestFile[]): FlakeRecord {
  const names = new Set(files.map(({ file }) => file))
  return Object.fromEntries(Object.entries(record).filter(([file]) => !names.has(file)))
}

/** Lists the failed tests in the record with the number of their failures, then the totals. */
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
