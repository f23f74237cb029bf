import type { Check } from '../check.ts'
import { type WorkspacePackage, workspacePackages } from '../workspace.ts'

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

export const layers: Check = {
  name: 'layers: arrows between packages point down (style §2)',
  run: () => layerBreaches(workspacePackages()),
}
