import { execFile } from 'node:child_process'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root, type WorkspacePackage, workspacePackages } from '../workspace/workspace.ts'
import { mapAtOnce } from './mapAtOnce.ts'

const execute = promisify(execFile)

export type Packed = {
  readonly pkg: WorkspacePackage
  /** Content of the `package.json` in the package's archive. */
  readonly manifest: WorkspacePackage['manifest']
  /** Path of the package's archive file. */
  readonly tarball: string
  /** Paths of the files in the package's archive. */
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
 * Packs every package of the workspace as for publishing. Needs a build.
 *
 * @param to - An existing folder, in which one archive per package is created.
 */
export function packPackages(to: string): Promise<readonly Packed[]> {
  const packages = workspacePackages().filter(({ kind }) => kind === 'packages')
  return mapAtOnce(packages, (pkg) => pack(pkg, to))
}
