export type Result = { readonly name: string; readonly problems: readonly string[] }

/** Converts results of checks to the part of vitest's JSON report that the gate reads. */
export function toReport(results: readonly Result[]) {
  const failed = results.filter((result) => result.problems.length > 0)
  return {
    success: failed.length === 0,
    numPassedTests: results.length - failed.length,
    numFailedTests: failed.length,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: results.map(({ name, problems }) => ({ name, problems })),
  }
}
