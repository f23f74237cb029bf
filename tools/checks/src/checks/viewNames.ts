import ts from 'typescript'
import { readProjectFile, type SourceFile, sourceFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const viewsPath = 'packages/modal/src/views/views.ts'
const kitRoot = 'packages/kit/src/'
/** Folders of the kit that may name views, because they decide which view comes next. */
const allowed = ['guide', 'start'].map((folder) => `${kitRoot}${folder}/`)

const parse = (path: string, text: string) =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** Reads the names of all views from the source text of the type `Views`. */
export function readViewNames(text: string): ReadonlySet<string> {
  const views = parse(viewsPath, text)
    .statements.filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => name.text === 'Views')
  const members = views && ts.isTypeLiteralNode(views.type) ? views.type.members : []
  return new Set(members.flatMap(({ name }) => name?.getText() ?? []))
}

/**
 * Lists string literals that name a view of the modal, in a file of the kit outside the folders
 * `guide` and `start`.
 */
export function viewNameBreaches(
  { path, text }: SourceFile,
  names: ReadonlySet<string>,
): readonly string[] {
  if (!path.startsWith(kitRoot) || allowed.some((folder) => path.startsWith(folder))) return []
  const file = parse(path, text)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && names.has(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1}: names the view ${node.text}, which is for guide and start`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

export const viewNames: Check = {
  name: "of the kit's folders only guide and start name a view (decision 0029)",
  run: () => {
    const names = readViewNames(readProjectFile(viewsPath))
    if (names.size === 0) return [`${viewsPath}: the type Views was not found`]
    return sourceFiles('packages')
      .filter(({ kind }) => kind === 'source')
      .flatMap((file) => viewNameBreaches(file, names))
  },
}
