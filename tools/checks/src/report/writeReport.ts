import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Result, toReport } from './report.ts'

/**
 * Writes the results of checks to the file that the argument `--report=` names, and sets the exit
 * code.
 */
export function writeReport(results: readonly Result[]): void {
  const path = process.argv.find((x) => x.startsWith('--report='))?.slice('--report='.length)
  if (path) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(toReport(results)))
  }
  process.exitCode = results.some((result) => result.problems.length > 0) ? 1 : 0
}

/** Prints the result of one check with its problems. */
export function printResult({ name, problems }: Result): void {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`)
  for (const problem of problems) console.log(`    ${problem}`)
}
