import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../workspace/workspace.ts'

const execute = promisify(execFile)

/**
 * Runs a command-line tool that is installed in a workspace folder.
 *
 * @returns An empty list if the tool succeeds, else its output as a single problem.
 */
export async function runTool(
  folder: string,
  ...args: readonly string[]
): Promise<readonly string[]> {
  try {
    await execute('pnpm', ['exec', ...args], { cwd: join(root, folder), maxBuffer: 32 << 20 })
    return []
  } catch (error) {
    const output =
      typeof error === 'object' && error !== null && 'stdout' in error ? error.stdout : error
    return [`${args.join(' ')}: ${String(output).trim()}`]
  }
}
