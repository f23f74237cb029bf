import { posix } from 'node:path'
import ts from 'typescript'
import type { Check } from '../check.ts'
import {
  type SourceFile,
  sourceFiles,
  type WorkspacePackage,
  workspacePackages,
} from '../workspace.ts'

/** style §2: what each layer may depend on at run time. Two L1 packages never import each other. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  'blockchain-api': ['core'],
  'product-api': ['core'],
  'frame-api': ['core'],
  service: ['core'],
  bridge: ['core'],
  modal: ['core'],
  walletconnect: ['core'],
  'adapter-eip155': ['core'],
  'adapter-solana': ['core'],
  'adapter-bip122': ['core'],
  ui: ['core'],
  kit: ['core', 'modal', 'blockchain-api', 'bridge', 'walletconnect'],
  react: ['core', 'kit', 'ui', 'modal', 'blockchain-api'],
}

const scope = '@latchkey/'
const internal = (dependencies: Readonly<Record<string, string>> | undefined) =>
  Object.keys(dependencies ?? {}).filter((name) => name.startsWith(scope))

/** core may have two runtime dependencies, each in its own entry: `./http` and `./contract` (decision 0012). */
const coreExternals = ['ky', 'zod']

function packageBreaches(pkg: WorkspacePackage): readonly string[] {
  const name = pkg.manifest.name.slice(scope.length)
  const may = allowed[name]
  if (!may) return [`${pkg.folder}: not in the layer table of tools/checks/src/checks/layers.ts`]
  const wrong = internal(pkg.manifest.dependencies)
    .map((dependency) => dependency.slice(scope.length))
    .filter((dependency) => !may.includes(dependency))
    .map((dependency) => `${pkg.folder} may not depend on ${dependency}`)
  if (name !== 'core') return wrong
  const foreign = Object.keys(pkg.manifest.dependencies ?? {})
    .filter((dependency) => !coreExternals.includes(dependency))
    .map((dependency) => `packages/core may not depend on ${dependency}`)
  return [...wrong, ...foreign]
}

function appBreaches(pkg: WorkspacePackage, apps: readonly string[]): readonly string[] {
  return internal(pkg.manifest.dependencies)
    .filter((dependency) => apps.includes(dependency))
    .map((dependency) => `${pkg.folder} may not depend on the app ${dependency}`)
}

/** The breaches of a list of packages; pure, so that the table itself can be tested. */
export function layerBreaches(packages: readonly WorkspacePackage[]): readonly string[] {
  const apps = packages.filter((pkg) => pkg.kind === 'apps').map((pkg) => pkg.manifest.name)
  return packages.flatMap((pkg) => {
    if (pkg.kind === 'packages') return packageBreaches(pkg)
    return pkg.kind === 'apps' ? appBreaches(pkg, apps) : []
  })
}

/** Everything a file imports: at once, later, or as types alone. */
const importsOf = (text: string): readonly string[] => [
  ...new Set(ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName)),
]

/** What a shipped file of a package may name beside itself; tests may name what their manifest has. */
function isAllowed(folder: string, name: string): boolean {
  const [place, own = ''] = folder.split('/')
  if (place !== 'packages') return true
  return name === own || (allowed[own]?.includes(name) ?? true)
}

/** Imports that the manifests do not show: out of the own folder, or of a package the layer may not know. */
export function importBreaches(file: SourceFile, apps: readonly string[]): readonly string[] {
  const folder = file.path.split('/').slice(0, 2).join('/')
  return importsOf(file.text).flatMap((specifier) => {
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file.path), specifier)
      return target.startsWith(`${folder}/`)
        ? []
        : [`${file.path} leaves its package: ${specifier}`]
    }
    if (!specifier.startsWith(scope)) return []
    const name = specifier.slice(scope.length).split('/')[0] ?? ''
    if (apps.includes(scope + name) && folder !== `apps/${name}`)
      return [`${file.path} may not import the app ${name}`]
    const isShipped = file.kind === 'source' && !file.path.includes('/fixtures/')
    return !isShipped || isAllowed(folder, name) ? [] : [`${file.path} may not import ${name}`]
  })
}

export const layers: Check = {
  name: 'layers: arrows between packages point down (style §2)',
  run: () => {
    const packages = workspacePackages()
    const apps = packages.filter((pkg) => pkg.kind === 'apps').map((pkg) => pkg.manifest.name)
    return [
      ...layerBreaches(packages),
      ...sourceFiles('apps', 'packages').flatMap((file) => importBreaches(file, apps)),
    ]
  },
}
