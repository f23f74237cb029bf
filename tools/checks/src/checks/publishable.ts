import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Check } from '../check.ts'
import { root, type WorkspacePackage, workspacePackages } from '../workspace.ts'

const execute = promisify(execFile)

/** Runs one tool; a failing one answers its own output. */
async function tool(args: readonly string[], cwd: string): Promise<readonly string[]> {
  try {
    await execute('pnpm', ['exec', ...args], { cwd, maxBuffer: 32 << 20 })
    return []
  } catch (error) {
    const output =
      typeof error === 'object' && error !== null && 'stdout' in error ? error.stdout : error
    return [`${args.join(' ')}: ${String(output).trim()}`]
  }
}

const tools = join(root, 'tools/checks')
const libraries = () => workspacePackages().filter((pkg) => pkg.kind === 'packages')

const eachLibrary = async (check: (pkg: WorkspacePackage) => Promise<readonly string[]>) => {
  const problems: string[] = []
  for (const pkg of libraries()) problems.push(...(await check(pkg)))
  return problems
}

export const publint: Check = {
  name: 'publint: every package is well formed for publishing',
  run: () => eachLibrary(({ folder }) => tool(['publint', '--strict', join(root, folder)], tools)),
}

export const typesResolve: Check = {
  name: 'attw: the types of every entry resolve',
  run: () =>
    eachLibrary(({ folder }) =>
      tool(
        [
          'attw',
          '--pack',
          join(root, folder),
          '--profile',
          'esm-only',
          '--exclude-entrypoints',
          'styles.css',
        ],
        tools,
      ),
    ),
}

export const sherif: Check = {
  name: 'sherif: the workspace is consistent',
  run: () => tool(['sherif'], root),
}

export const knip: Check = {
  name: 'knip: no unused file, export or dependency',
  run: () => tool(['knip', '--no-progress'], root),
}
