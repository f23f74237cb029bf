import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { readProjectFile, root, workspacePackages } from '../workspace/workspace.ts'
import { packPackages } from './packPackages.ts'
import { readCatalog, type Template, toManifest } from './toManifest.ts'

const execute = promisify(execFile)

type Installed = { readonly name: string; readonly version: string }
export type Consumer = {
  /** Path of the test project's folder, outside the workspace. */
  readonly folder: string
  /**
   * Packages that npm has installed for the app's page, without build tools. Each combination of
   * name and version occurs once.
   */
  readonly packages: readonly Installed[]
  /** Paths of the archives of the workspace's packages in the project's folder, by package name. */
  readonly tarballs: ReadonlyMap<string, string>
  /**
   * Runs a program that is installed in the test project, such as `run('vite', 'build')`.
   *
   * @returns The standard output.
   * @throws The program failed. The error has its `stdout` and `stderr`.
   */
  readonly run: (program: string, ...args: readonly string[]) => Promise<string>
  /**
   * Starts a script of a package that is installed in the test project, such as
   * `start('next/dist/bin/next', 'start')`. The caller stops it.
   */
  readonly start: (
    script: string,
    ...args: readonly string[]
  ) => ChildProcessByStdio<null, Readable, null>
  /** Deletes the test project's folder. */
  readonly remove: () => Promise<void>
}

/**
 * Names of the test project's pages in `tools/checks/consumer/vite`: one with EVM only, and one
 * with three ecosystems. Both configure every service.
 */
export const consumerPages = ['evm', 'ecosystems'] as const

/**
 * Name of the machine's npm program. npm is used instead of pnpm, because the test project is
 * outside the workspace.
 */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const flags = [
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * Returns environment variables for programs of the test project, without the export conditions and
 * pnpm settings of the workspace.
 */
function outside(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env
  const kept = Object.entries(env).filter(([key]) => !/^(npm|pnpm)_/i.test(key))
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' }
}

type Locked = { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean }

/** Returns the packages in a `package-lock.json` that are not only for development. */
function readInstalled(text: string): readonly Installed[] {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(text)
  const found = Object.entries(packages).flatMap(([path, { version = '', dev }]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    return name === '' || dev ? [] : [[`${name}@${version}`, { name, version }] as const]
  })
  return [...new Map(found).values()]
}

async function pack(folder: string): Promise<Consumer['tarballs']> {
  const packed = await packPackages(folder)
  return new Map(packed.map(({ pkg, tarball }) => [pkg.manifest.name, tarball]))
}

function needsOf(name: string): readonly string[] {
  const found = workspacePackages().find(({ manifest }) => manifest.name === name)
  return Object.keys(found?.manifest.dependencies ?? {})
}

/**
 * Creates a test project as an app team would: it uses the packed packages, outside the workspace.
 * Copies `tools/checks/consumer/<template>`, packs the workspace's packages, and installs all
 * dependencies by npm. Needs a build.
 *
 * @param tarballs - Archives from an earlier project, which saves packing them again.
 */
export async function installConsumer(
  template: 'vite' | 'next',
  tarballs?: Consumer['tarballs'],
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), `latchkey-${template}-`))
  await cp(join(root, 'tools/checks/consumer', template), folder, { recursive: true })
  const packed = tarballs ?? (await pack(folder))
  const path = join(folder, 'package.json')
  const wanted: Template = JSON.parse(await readFile(path, 'utf8'))
  const manifest = toManifest({
    template: wanted,
    catalog: readCatalog(readProjectFile('pnpm-workspace.yaml')),
    tarballs: packed,
    needsOf,
  })
  await writeFile(path, JSON.stringify(manifest, null, 2))

  const options = { cwd: folder, env: outside(), maxBuffer: 32 << 20 }
  await execute(npm, ['install', ...flags], options)
  return {
    folder,
    tarballs: packed,
    packages: readInstalled(await readFile(join(folder, 'package-lock.json'), 'utf8')),
    run: async (program, ...args) => {
      const { stdout } = await execute(npm, ['exec', '--', program, ...args], options)
      return stdout
    },
    start: (script, ...args) =>
      spawn(process.execPath, [join(folder, 'node_modules', script), ...args], {
        ...options,
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
