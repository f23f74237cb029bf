import { posix } from 'node:path'
import ts from 'typescript'
import type { SourceFile } from '../workspace/workspace.ts'

/**
 * An import of a file by another file of the same package. A `type` import is erased when the code
 * runs; an `effect` import binds no name; a `later` import is dynamic.
 */
export type FileImport = {
  readonly from: string
  readonly to: string
  readonly kind: 'type' | 'value' | 'effect' | 'later'
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) {
    const named = node.exportClause && ts.isNamedExports(node.exportClause)
    return (
      node.isTypeOnly ||
      (named === true && isEvery(node.exportClause.elements, (x) => x.isTypeOnly))
    )
  }
  const clause = node.importClause
  if (!clause) return false
  if (clause.isTypeOnly) return true
  const bindings = clause.namedBindings
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false
  return isEvery(bindings.elements, (x) => x.isTypeOnly)
}

function kindOf(node: ts.ImportDeclaration | ts.ExportDeclaration): FileImport['kind'] {
  if (ts.isImportDeclaration(node) && !node.importClause) return 'effect'
  return isTypeOnly(node) ? 'type' : 'value'
}

const isEvery = <node>(nodes: readonly node[], is: (node: node) => boolean) =>
  nodes.length > 0 && nodes.every(is)

const textOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined

function importOf(node: ts.Node): Pick<FileImport, 'kind' | 'to'> | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const to = textOf(node.moduleSpecifier)
    return to ? { to, kind: kindOf(node) } : undefined
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument
    return ts.isStringLiteral(literal) ? { to: literal.text, kind: 'type' } : undefined
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword)
    return undefined
  const to = textOf(node.arguments[0])
  return to ? { to, kind: 'later' } : undefined
}

/** Returns the imports of other files in the same package, including type-only and dynamic ones. */
export function fileImports({ path, text }: SourceFile): readonly FileImport[] {
  const found: FileImport[] = []
  const visit = (node: ts.Node): void => {
    const part = importOf(node)
    if (part?.to.startsWith('.') && /\.tsx?$/.test(part.to))
      found.push({
        from: path,
        to: posix.join(posix.dirname(path), part.to),
        kind: part.kind,
      })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return found
}
