import { posix } from 'node:path'
import ts from 'typescript'
import {
  type SourceFile,
  sourceFiles,
  styleFiles,
  type WorkspacePackage,
  workspacePackages,
} from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/**
 * Workspace packages that each package may import at run time (style §2). Two packages of layer L1 never import
 * each other.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  'blockchain-api': ['core'],
  'product-api': ['core'],
  'frame-api': ['core'],
  service: ['core'],
  bridge: ['core'],
  modal: ['core'],
  walletconnect: ['core'],
  ui: ['core'],
  kit: ['core', 'modal', 'blockchain-api', 'bridge', 'walletconnect'],
  react: ['core', 'kit', 'ui', 'modal', 'blockchain-api'],
}

/**
 * Returns the workspace packages that a package may import. All adapters share one rule, so an
 * adapter for a new namespace needs no row in the table.
 */
const allowedFor = (name: string) => (name.startsWith('adapter-') ? ['core'] : allowed[name])

const scope = '@latchkey/'
const internal = (dependencies: Readonly<Record<string, string>> | undefined) =>
  Object.keys(dependencies ?? {}).filter((name) => name.startsWith(scope))

/**
 * The two runtime dependencies that the package `core` may have. Each is used in one entry only:
 * `./http` and `./contract` (decision 0012).
 */
const coreExternals = ['ky', 'zod']

function packageBreaches(pkg: WorkspacePackage): readonly string[] {
  const name = pkg.manifest.name.slice(scope.length)
  const may = allowedFor(name)
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

/** Lists dependencies in the manifests of packages that the layers of the architecture forbid. */
export function layerBreaches(packages: readonly WorkspacePackage[]): readonly string[] {
  const apps = packages.filter((pkg) => pkg.kind === 'apps').map((pkg) => pkg.manifest.name)
  return packages.flatMap((pkg) => {
    if (pkg.kind === 'packages') return packageBreaches(pkg)
    return pkg.kind === 'apps' ? appBreaches(pkg, apps) : []
  })
}

/**
 * Returns the files that a bundler loads for a syntax node without an import statement:
 * `import.meta.glob('…')` and `new URL('…', import.meta.url)`.
 */
function fetchedBy(node: ts.Node): readonly string[] {
  const isGlob = ts.isCallExpression(node) && /^import\.meta\.glob/.test(node.expression.getText())
  if (isGlob) return textsIn(node.arguments[0])
  const isUrl = ts.isNewExpression(node) && node.expression.getText() === 'URL'
  const [address, base] = isUrl ? (node.arguments ?? []) : []
  return base?.getText().startsWith('import.meta.') ? textsIn(address) : []
}

/**
 * Returns the string literals of an expression or list. Ignores glob patterns that start with `!`,
 * because they exclude files.
 */
function textsIn(node: ts.Node | undefined): readonly string[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node)) return node.text.startsWith('!') ? [] : [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsIn) : []
}

function fetchesOf(text: string): readonly string[] {
  if (!text.includes('import.meta')) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(...fetchedBy(node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true))
  // Only a path with `..` can point out of the package.
  return found.filter((specifier) => specifier.startsWith('..'))
}

/** Returns the paths that a style sheet imports: by `@import`, `composes` or `url()`. */
const styleImportsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?:@import\s+(?:url\()?|composes:[^;]*\bfrom\s+|\burl\()['"]?([^'")\s;]+)/g)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => specifier.startsWith('.') || specifier.startsWith(scope))

/**
 * Returns the specifiers of everything that a file imports: statically, dynamically, or as types.
 */
const importsOf = ({ path, kind, text }: SourceFile): readonly string[] => [
  ...new Set(
    path.endsWith('.css')
      ? styleImportsOf(text)
      : [
          ...ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName),
          // Tests may read files of other packages, so their globs and URLs do not count.
          ...(kind === 'test' ? [] : fetchesOf(text)),
        ],
  ),
]

/**
 * Returns whether an import is a library that the package `core` must not ship: any except its two
 * dependencies (decision 0012).
 */
const isForeignToCore = (specifier: string) =>
  !coreExternals.some((name) => specifier === name || specifier.startsWith(`${name}/`))

/**
 * Returns whether the shipped files of a package may import a dependency. Tests may import every
 * dependency in their manifest.
 */
function isAllowed(folder: string, name: string): boolean {
  const [place, own = ''] = folder.split('/')
  if (place !== 'packages') return true
  return name === own || (allowedFor(own)?.includes(name) ?? true)
}

/** Returns a description of the breach if an import by relative path points out of its package. */
function pathBreach(file: SourceFile, folder: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(file.path), specifier)
  const stays = target.startsWith(`${folder}/`)
  return stays ? undefined : `${file.path} leaves its package: ${specifier}`
}

/**
 * Returns a description of the breach if a file imports a workspace package that the layers of the
 * architecture forbid.
 */
function houseBreach(
  file: SourceFile,
  {
    folder,
    apps,
    name,
  }: { readonly folder: string; readonly apps: readonly string[]; readonly name: string },
): string | undefined {
  if (apps.includes(scope + name) && folder !== `apps/${name}`)
    return `${file.path} may not import the app ${name}`
  return isShipped(file) && !isAllowed(folder, name)
    ? `${file.path} may not import ${name}`
    : undefined
}

const isShipped = (file: SourceFile) => file.kind === 'source' && !file.path.includes('/fixtures/')

/**
 * Lists imports of a file that the manifests do not cover: relative paths that point out of the
 * package, and packages that the layers of the architecture forbid.
 */
export function importBreaches(file: SourceFile, apps: readonly string[]): readonly string[] {
  const folder = file.path.split('/').slice(0, 2).join('/')
  const breachOf = (specifier: string) => {
    if (specifier.startsWith('.')) return pathBreach(file, folder, specifier)
    if (specifier.startsWith(scope)) {
      const name = specifier.slice(scope.length).split('/')[0] ?? ''
      return houseBreach(file, { folder, apps, name })
    }
    return isShipped(file) && folder === 'packages/core' && isForeignToCore(specifier)
      ? `${file.path} may not import ${specifier}`
      : undefined
  }
  return importsOf(file).flatMap((specifier) => breachOf(specifier) ?? [])
}

export const layers: Check = {
  name: 'layers: arrows between packages point down (style §2)',
  run: () => {
    const packages = workspacePackages()
    const apps = packages.filter((pkg) => pkg.kind === 'apps').map((pkg) => pkg.manifest.name)
    return [
      ...layerBreaches(packages),
      ...[...sourceFiles('apps', 'packages'), ...styleFiles('apps', 'packages')].flatMap((file) =>
        importBreaches(file, apps),
      ),
    ]
  },
}
