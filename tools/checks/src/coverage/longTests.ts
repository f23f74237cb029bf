import ts from 'typescript'
import { projectFiles, readProjectFile } from '../workspace/workspace.ts'
import { idsIn, type Proof } from './coverage.ts'

/** Returns whether a test file runs only in `pnpm test:long`, and not in the gate. */
const isLong = (path: string) => /\.long\.(test|spec)\.tsx?$/.test(path)
const runners = /^(test|it|describe)(\.|$)/

function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !runners.test(node.expression.getText())) return undefined
  const [first] = node.arguments
  return first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
    ? first.getText()
    : undefined
}

/**
 * Returns the ids of rules in the titles of a file's tests. Ids in comments and code do not count.
 */
export function idsInTitles(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    for (const id of idsIn(titleOf(node) ?? '')) found.add(id)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found]
}

/**
 * Returns the ids of rules in the titles of long tests, as claims that do not count as proofs. The
 * gate has no report of these tests.
 */
export function readLongProofs(): readonly Proof[] {
  return projectFiles()
    .filter(isLong)
    .flatMap((file) =>
      idsInTitles(file, readProjectFile(file)).map((id) => ({ id, place: 'long' as const, file })),
    )
}
