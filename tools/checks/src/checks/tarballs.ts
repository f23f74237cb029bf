import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Check } from '../check.ts'
import { root, type WorkspacePackage, workspacePackages } from '../workspace.ts'

const billFile = 'sbom.cdx.json'

type Component = { readonly group?: string; readonly name: string }
export type Tarball = {
  readonly manifest: WorkspacePackage['manifest']
  /** Paths inside the package. */
  readonly files: readonly string[]
  /** Its bill of materials, CycloneDX. */
  readonly bill: { readonly components: readonly Component[] }
}

const isExpected = (file: string) =>
  ['package.json', 'README.md', 'LICENSE', billFile].includes(file) ||
  /^dist\/.+\.(js|d\.ts|css|map)$/.test(file)

/** What of a package should not be published as it is (S-123). */
export function tarballBreaches({ manifest, files, bill }: Tarball): readonly string[] {
  const listed = new Set(
    bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name)),
  )
  const missing = Object.keys(manifest.dependencies ?? {}).filter((name) => !listed.has(name))
  return [
    ...(manifest.publishConfig?.provenance === true ? [] : ['is published without provenance']),
    ...(files.includes(billFile) ? [] : ['has no bill of materials']),
    ...missing.map((name) => `does not list ${name} in its bill of materials`),
    ...files.filter((file) => !isExpected(file)).map((file) => `holds ${file}`),
  ].map((problem) => `${manifest.name} ${problem}`)
}

/** Packs it as publishing would, and reads what came of it. */
async function pack({ folder, manifest }: WorkspacePackage, to: string): Promise<Tarball> {
  const cwd = join(root, folder)
  const options = ['pack', '--json', '--pack-destination', to]
  const { stdout } = await promisify(execFile)('pnpm', options, { cwd, maxBuffer: 32 << 20 })
  const { files } = JSON.parse(stdout.slice(stdout.indexOf('{')))
  const text = await readFile(join(cwd, billFile), 'utf8')
  return {
    manifest,
    files: files.map((file: { path: string }) => file.path),
    bill: JSON.parse(text),
  }
}

export const tarballs: Check = {
  name: 'S-123: a package brings its code, a bill of materials and provenance, and nothing else',
  run: async () => {
    const to = await mkdtemp(join(tmpdir(), 'latchkey-pack-'))
    const breaches: string[] = []
    for (const pkg of workspacePackages().filter(({ kind }) => kind === 'packages'))
      breaches.push(...tarballBreaches(await pack(pkg, to)))
    await rm(to, { recursive: true })
    return breaches
  },
}
