import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Folder of the JSON reports that the test runners write in the gate. */
export const resultsFolder = join(root, 'test-results', 'gate')

/** Reads the JSON report of one test runner. Returns `undefined` if the runner wrote no report. */
export function readReport(name: string): unknown {
  const path = join(resultsFolder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
