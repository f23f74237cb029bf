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
  /** Path of the project, outside the workspace. */
  readonly folder: string
  /**
   * Packages that npm installed for the page, without build tools. One entry for each name and
   * version.
   */
  readonly packages: readonly Installed[]
  /** Paths of the packed packages in the project's folder, by name. */
  readonly tarballs: ReadonlyMap<string, string>
  /**
   * Runs a program that the consumer installed, such as `run('vite', 'build')`.
   *
   * @returns The standard output.
   * @throws The program failed. The error has its `stdout` and `stderr`.
   */
  readonly run: (program: string, ...args: readonly string[]) => Promise<string>
  /**
   * Starts a script of an installed package, such as `start('next/dist/bin/next', 'start')`. The
   * caller stops it.
   */
  readonly start: (
    script: string,
    ...args: readonly string[]
  ) => ChildProcessByStdio<null, Readable, null>
  /** Removes the folder. */
  readonly remove: () => Promise<void>
}

/**
 * The pages of `tools/checks/consumer/vite`: EVM alone, and three ecosystems. Both have every
 * service.
 */
export const consumerPages = ['evm', 'ecosystems'] as const

/** The machine's npm instead of pnpm, because a team's page is outside our workspace. */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const flags = [
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Returns an environment without the workspace's conditions and pnpm settings. */
function outside(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, ...env } = process.env
  const kept = Object.entries(env).filter(([key]) => !/^(npm|pnpm)_/i.test(key))
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' }
}

type Locked = { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean }

/** Returns the production packages of a `package-lock.json`. */
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
 * Creates a team's project outside the workspace: a copy of `tools/checks/consumer/<template>` with
 * the packed packages that it depends on, installed by npm. Needs a build.
 *
 * @param tarballs - Archives of another consumer, to save the time of packing. Absent: packs the
 *   packages.
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
