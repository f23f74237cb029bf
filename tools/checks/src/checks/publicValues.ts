import { posix } from 'node:path'
import ts from 'typescript'
import {
  projectFiles,
  readProjectFile,
  type WorkspacePackage,
  workspacePackages,
} from '../workspace/workspace.ts'
import type { Check } from './check.ts'

/** A value, such as a function, that an entry of a package exports. Types are not included. */
type PublicValue = { readonly folder: string; readonly entry: string; readonly name: string }
type TextFile = { readonly path: string; readonly text: string }

const parse = ({ path, text }: TextFile) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)

const isShown = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

function namesOf(node: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause
    if (node.isTypeOnly || !clause || !ts.isNamedExports(clause)) return []
    return clause.elements.filter((part) => !part.isTypeOnly).map(({ name }) => name.text)
  }
  if (!isShown(node)) return []
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node))
    return node.name ? [node.name.text] : []
  if (!ts.isVariableStatement(node)) return []
  return node.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  )
}

/**
 * Lists the values that a package exports from the entries in its manifest. Types are not included.
 */
export function publicValues(
  { folder, manifest }: WorkspacePackage,
  read: (path: string) => string,
): readonly PublicValue[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([key, targets]) => {
    const source =
      typeof targets === 'object' && targets && 'source' in targets ? targets.source : undefined
    if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return []
    const path = posix.join(folder, source)
    const entry = `${manifest.name}${key.slice(1)}`
    return parse({ path, text: read(path) })
      .statements.flatMap(namesOf)
      .map((name) => ({ folder, entry, name }))
  })
}

/**
 * Returns the package entry that an import statement or `import()` names, and the names that it
 * imports. `*` means all names.
 */
function takenIn(node: ts.Node): { entry: ts.Node | undefined; names: readonly string[] } {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return { entry: node.arguments[0], names: ['*'] }
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
    return { entry: undefined, names: [] }
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
  const isNamed = clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause))
  const names = isNamed
    ? clause.elements.map((part) => (part.propertyName ?? part.name).text)
    : ['*']
  return { entry: node.moduleSpecifier, names }
}

/**
 * Returns the imports of a file, one text per name: `<entry> <name>`, or `<entry> *` for a whole
 * entry.
 */
function takenBy(file: TextFile): readonly string[] {
  const taken: string[] = []
  const visit = (node: ts.Node): void => {
    const { entry, names } = takenIn(node)
    if (entry && ts.isStringLiteral(entry))
      for (const name of names) taken.push(`${entry.text} ${name}`)
    ts.forEachChild(node, visit)
  }
  if (file.text.includes('@latchkey/')) visit(parse(file))
  return taken
}

/** Returns the words in the code spans and code blocks of a document. */
const namedBy = ({ text }: TextFile) =>
  [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].flatMap(([code]) => code.match(/\w+/g) ?? [])

const isGuide = (path: string) =>
  path.startsWith('docs/guides/') || /^packages\/[^/]+\/README\.md$/.test(path)

/**
 * Lists exported values that nothing uses: no other package, app or tool, no type test, no guide
 * and no README. An import of a whole entry (`import * as`, `import()`) counts as a use of all its
 * values.
 */
export function unusedValues(
  values: readonly PublicValue[],
  files: readonly TextFile[],
): readonly string[] {
  const guided = new Set(files.filter(({ path }) => isGuide(path)).flatMap(namedBy))
  const users = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => /\.tsx?$/.test(path)))
    for (const key of takenBy(file)) users.set(key, [...(users.get(key) ?? []), file.path])
  const isOutside = (folder: string) => (path: string) =>
    !path.startsWith(`${folder}/`) || path.endsWith('.test-d.ts')
  return values
    .filter(({ folder, entry, name }) => {
      const takers = [...(users.get(`${entry} ${name}`) ?? []), ...(users.get(`${entry} *`) ?? [])]
      return !guided.has(name) && !takers.some(isOutside(folder))
    })
    .map(({ entry, name }) => `${entry}: ${name} is public and has no user and no guide`)
}

/**
 * Check that fails for exported values without a use, because no test or reader would notice if
 * they break.
 */
export const usedValues: Check = {
  name: 'every public value of a package has a user or a guide',
  run: () => {
    const files = projectFiles()
      .filter((path) => /\.(tsx?|md)$/.test(path) && !path.includes('/generated/'))
      .flatMap((path) => {
        try {
          return [{ path, text: readProjectFile(path) }]
        } catch {
          return [] // Git still lists the file, but it has been deleted in the working tree.
        }
      })
    const packages = workspacePackages().filter(({ kind }) => kind === 'packages')
    return unusedValues(
      packages.flatMap((given) => publicValues(given, readProjectFile)),
      files,
    )
  },
}
