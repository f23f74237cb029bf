import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root, type WorkspacePackage, workspacePackages } from '../workspace/workspace.ts'
import { mapAtOnce } from './mapAtOnce.ts'

const execute = promisify(execFile)

export type Packed = {
  readonly pkg: WorkspacePackage
  /** The manifest inside the archive. */
  readonly manifest: WorkspacePackage['manifest']
  /** Path of the archive. */
  readonly tarball: string
  /** Paths inside the package. */
  readonly files: readonly string[]
}

async function pack(pkg: WorkspacePackage, to: string): Promise<Packed> {
  const options = ['pack', '--json', '--pack-destination', to]
  const cwd = join(root, pkg.folder)
  const { stdout } = await execute('pnpm', options, { cwd, maxBuffer: 32 << 20 })
  const packed: { filename: string; files: readonly { path: string }[] } = JSON.parse(
    stdout.slice(stdout.indexOf('{')),
  )
  const tarball = join(to, basename(packed.filename))
  const { stdout: manifest } = await execute('tar', ['-xOf', tarball, 'package/package.json'])
  return {
    pkg,
    manifest: JSON.parse(manifest),
    tarball,
    files: packed.files.map(({ path }) => path),
  }
}

/**
 * Packs every package as for publishing. Needs a build.
 *
 * @param to - An existing folder, which gets one archive per package.
 */
export function packPackages(to: string): Promise<readonly Packed[]> {
  const packages = workspacePackages().filter(({ kind }) => kind === 'packages')
  return mapAtOnce(packages, (pkg) => pack(pkg, to))
}
