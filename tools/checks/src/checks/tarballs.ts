import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mapAtOnce } from '../consumer/mapAtOnce.ts'
import { type Packed, packPackages } from '../consumer/packPackages.ts'
import { root, type WorkspacePackage } from '../workspace/workspace.ts'
import type { Check } from './check.ts'
import { runTool } from './runTool.ts'

const billFile = 'sbom.cdx.json'

type Component = { readonly group?: string; readonly name: string }
export type Tarball = {
  readonly manifest: WorkspacePackage['manifest']
  /** Paths of the files in the packed package. */
  readonly files: readonly string[]
  /** Software bill of materials of the packed package, in CycloneDX format. */
  readonly bill: { readonly components: readonly Component[] }
}

const isExpected = (file: string) =>
  ['package.json', 'README.md', 'LICENSE', billFile].includes(file) ||
  /^dist\/.+\.(js|d\.ts|css|map)$/.test(file)

/**
 * Lists the conditions, such as `import`, of an entry in a manifest's `exports`, at any depth. An
 * entry that is only a path has no conditions.
 */
function listConditions(entry: unknown): readonly string[] {
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, value]) => [name, ...listConditions(value)])
}

/**
 * Lists faults of a package's manifest that would break the build of an app: missing source files,
 * code without types, or no supported Node version.
 */
function manifestBreaches({ manifest, files }: Tarball): readonly string[] {
  const entries = Object.entries(manifest.exports ?? {})
  // Entries below `./moments/` need no types, because only built code of another package loads them
  // (decision 0031).
  const coded = entries.filter(
    ([name, entry]) => typeof entry !== 'string' && !name.startsWith('./moments/'),
  )
  const hasTypes = (entry: unknown) =>
    typeof entry === 'object' &&
    entry !== null &&
    'types' in entry &&
    files.includes(String(entry.types).replace('./', ''))
  return [
    ...(manifest.engines?.['node'] ? [] : ['does not say which Node it needs']),
    ...coded
      .filter(([, entry]) => listConditions(entry).includes('source'))
      .map(([name]) => `leads from ${name} to sources that it does not bring`),
    ...coded.filter(([, entry]) => !hasTypes(entry)).map(([name]) => `has no types for ${name}`),
  ]
}

/** Lists the reasons why a package must not be published (S-123). */
export function tarballBreaches(tarball: Tarball): readonly string[] {
  const { manifest, files, bill } = tarball
  const listed = new Set(
    bill.components.map(({ group, name }) => (group ? `${group}/${name}` : name)),
  )
  const missing = Object.keys(manifest.dependencies ?? {}).filter((name) => !listed.has(name))
  return [
    ...(manifest.publishConfig?.provenance === true ? [] : ['is published without provenance']),
    ...(files.includes(billFile) ? [] : ['has no bill of materials']),
    ...missing.map((name) => `does not list ${name} in its bill of materials`),
    ...files.filter((file) => !isExpected(file)).map((file) => `holds ${file}`),
    ...manifestBreaches(tarball),
  ].map((problem) => `${manifest.name} ${problem}`)
}

/** Collects the data of a packed package that the checks before publishing need. */
async function toTarball({ pkg, manifest, files }: Packed): Promise<Tarball> {
  const bill = JSON.parse(await readFile(join(root, pkg.folder, billFile), 'utf8'))
  return { manifest, files, bill }
}

/**
 * Command-line arguments of the check of a package's types. The style sheet is excluded, because it
 * has no types.
 */
const typesOf = ['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css']

export const tarballs: Check = {
  name: 'S-123: a package brings its code, types that resolve, a bill of materials and provenance, and nothing else',
  run: async () => {
    const to = await mkdtemp(join(tmpdir(), 'latchkey-pack-'))
    const problems = await mapAtOnce(await packPackages(to), async (packed) => [
      ...tarballBreaches(await toTarball(packed)),
      ...(await runTool('tools/checks', 'attw', packed.tarball, ...typesOf)),
    ])
    await rm(to, { recursive: true })
    return problems.flat()
  },
}
