import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
/** Where the runners leave their machine-readable reports. */
export const resultsFolder = join(root, 'test-results', 'gate')

/** One report as JSON, `undefined` when the runner wrote none. */
export function readReport(name: string): unknown {
  const path = join(resultsFolder, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
