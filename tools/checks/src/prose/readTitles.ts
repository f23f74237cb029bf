import ts from 'typescript'

/** The title of a test as written in the source, including placeholders. */
export type Title = { readonly line: number; readonly text: string }

const runners: ReadonlySet<string> = new Set(['test', 'it'])

/** Returns the root name of a call chain, such as `test` in `test.each(rows)('…')`. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  const isLink =
    ts.isPropertyAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isTaggedTemplateExpression(node)
  if (!isLink) return undefined
  return rootOf(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression)
}

function textOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** Returns the test titles of a file, in order. */
export function readTitles(path: string, text: string): readonly Title[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Title[] = []
  const visit = (node: ts.Node): void => {
    const title =
      ts.isCallExpression(node) &&
      node.arguments.length > 1 &&
      runners.has(rootOf(node.expression) ?? '')
        ? textOf(node.arguments[0])
        : undefined
    if (title !== undefined)
      found.push({
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        text: title,
      })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
