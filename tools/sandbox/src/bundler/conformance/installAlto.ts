import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '../../errors/StartError.ts'

const wanted = '@pimlico/alto@0.0.20'
/**
 * Minimum age in minutes of an installed package release: three days, in which others can review
 * it.
 */
const youngestMinutes = 4_320
const limitMs = 300_000

const options = [
  '--ignore-workspace',
  '--ignore-scripts',
  '--save-exact',
  '--config.node-linker=hoisted',
  `--config.minimum-release-age=${youngestMinutes}`,
]

export type InstalledAlto = {
  /** Path of the script that starts the bundler Alto with `node`. */
  readonly entry: string
  readonly remove: () => Promise<void>
}

/**
 * Installs the bundler `@pimlico/alto` into a temporary folder outside the workspace. Its licence
 * is GPL-3.0, so no workspace package may depend on it.
 *
 * @throws {StartError} The npm registry does not deliver the package.
 */
export async function installAlto(): Promise<InstalledAlto> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-alto-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  try {
    const run = promisify(execFile)
    await run('pnpm', ['add', ...options, wanted], { cwd: folder, timeout: limitMs })
  } catch (cause) {
    await remove()
    throw new StartError(
      `${wanted} cannot be installed: is the npm registry that is configured here reachable?`,
      { cause },
    )
  }
  return { entry: join(folder, 'node_modules/@pimlico/alto/esm/cli/alto.js'), remove }
}
